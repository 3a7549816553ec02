import type { z } from 'zod'
import type { AskedLine, Cart, CartLine, ShownCart } from './cart'
import type { CartWire, ChangeCartBody, NamedPreparationWire } from './customer-schemas'
import { fromAed, toAed } from './money'
import type { NamedPreparation, Preparation } from './selling'

function encodeCartLine(line: ShownCart['lines'][number] & Partial<CartLine>): CartWire['data'][number] {
  const { size, sizeName, preparation, prepared } = line
  return {
    _id: line.id,
    product: {
      _id: line.productId,
      titleEn: line.title.en,
      titleAr: line.title.ar,
      imagesBase64: line.images,
      newPrice: toAed(line.price),
      stock: line.stock,
      categoryId: line.category?.id ?? null,
      category: line.category ? { _id: line.category.id, name: line.category.name.en } : null,
    },
    quantity: line.quantity,
    color: line.color,
    ...(size !== null && { size: { _id: size, name: sizeName?.en ?? '', nameAr: sizeName?.ar ?? '' } }),
    ...(preparation && { preparation }),
    ...(prepared && { prepared: encodePrepared(prepared) }),
    total: toAed(line.total),
    ...(line.pickup && { pickup: true }),
  }
}

/** Fees are AED on the wire. */
export function encodePrepared({ choices, ...texts }: NamedPreparation): NamedPreparationWire {
  return { choices: choices.map((choice) => ({ ...choice, fee: toAed(choice.fee) })), ...texts }
}

function decodePrepared({ choices, ...texts }: NamedPreparationWire): NamedPreparation {
  return { choices: choices.map((choice) => ({ ...choice, fee: fromAed(choice.fee) })), ...texts }
}

/** The delivery fee is `shopping` on the wire. */
export function encodeCart(cart: Cart | ShownCart): CartWire {
  const { vat, orderBy, leadTime, soonerApart, pickup, carcassPrepared, delivery } = cart
  return {
    data: cart.lines.map(encodeCartLine),
    subtotal: toAed(cart.subtotal),
    shopping: toAed(cart.shipping),
    finalTotal: toAed(cart.total),
    carcass: cart.carcass,
    sameDay: cart.sameDay,
    ...(vat !== null && { vat: toAed(vat) }),
    ...(orderBy !== null && { orderBy }),
    ...(leadTime !== null && { leadTime }),
    ...(soonerApart && { soonerApart }),
    ...(pickup && { pickup }),
    ...(carcassPrepared && { carcassPrepared }),
    ...(delivery && { delivery }),
  }
}

export function decodeCart(wire: CartWire): ShownCart {
  const { data, subtotal, shopping, finalTotal, carcass, sameDay, orderBy = null, vat } = wire
  const { leadTime = null, soonerApart = false, pickup = false, carcassPrepared = false, delivery = null } = wire
  return {
    lines: data.map(({ _id: id, product, quantity, color, total, size, preparation = null, prepared, pickup }) => ({
      ...{ id, productId: product._id, images: product.imagesBase64, color, quantity, stock: product.stock },
      title: { en: product.titleEn, ar: product.titleAr },
      size: size?._id ?? null,
      sizeName: size?.name ? { en: size.name, ar: size.nameAr } : null,
      preparation,
      prepared: prepared ? decodePrepared(prepared) : null,
      price: fromAed(product.newPrice),
      total: fromAed(total),
      ...(pickup && { pickup }),
    })),
    ...{ subtotal: fromAed(subtotal), shipping: fromAed(shopping), total: fromAed(finalTotal), carcass, sameDay },
    ...{
      orderBy,
      vat: vat === undefined ? null : fromAed(vat),
      leadTime,
      soonerApart,
      pickup,
      carcassPrepared,
      delivery,
    },
  }
}

/** What an API host that knows no sizes and preparations gets of a line is what it got before. */
export function encodeLine({ productId, color, size, preparation }: AskedLine) {
  return { productId, color, ...(size && { size }), ...(preparation && { preparation }) }
}

/** `preparation`: the line's new one. */
export function encodeCartChange(line: AskedLine, quantity: number, preparation?: Preparation) {
  return { ...encodeLine(line), newQuantity: quantity, ...(preparation && { newPreparation: preparation }) }
}

export function decodeCartChange({
  newQuantity: quantity,
  newPreparation: preparation,
  ...line
}: z.output<typeof ChangeCartBody>): { line: AskedLine; quantity: number; preparation: Preparation | undefined } {
  return { line, quantity, preparation }
}
