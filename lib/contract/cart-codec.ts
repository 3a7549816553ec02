import type { Cart, CartLine, LineKey, ShownCart } from './cart'
import type { CartWire } from './customer-schemas'
import { fromAed, toAed } from './money'

function encodeCartLine(line: ShownCart['lines'][number] & Partial<CartLine>): CartWire['data'][number] {
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
    total: toAed(line.total),
  }
}

/** The delivery fee is `shopping` on the wire. */
export function encodeCart(cart: Cart | ShownCart): CartWire {
  return {
    data: cart.lines.map(encodeCartLine),
    subtotal: toAed(cart.subtotal),
    shopping: toAed(cart.shipping),
    finalTotal: toAed(cart.total),
    carcass: cart.carcass,
    sameDay: cart.sameDay,
  }
}

export function decodeCart({ data, subtotal, shopping, finalTotal, carcass, sameDay }: CartWire): ShownCart {
  return {
    lines: data.map(({ _id: id, product, quantity, color, total }) => ({
      ...{ id, productId: product._id, images: product.imagesBase64, color, quantity, stock: product.stock },
      title: { en: product.titleEn, ar: product.titleAr },
      price: fromAed(product.newPrice),
      total: fromAed(total),
    })),
    ...{ subtotal: fromAed(subtotal), shipping: fromAed(shopping), total: fromAed(finalTotal), carcass, sameDay },
  }
}

export function encodeCartChange({ productId, color }: LineKey, quantity: number) {
  return { productId, color, newQuantity: quantity }
}

export function decodeCartChange({ newQuantity: quantity, productId, color }: ReturnType<typeof encodeCartChange>) {
  return { line: { productId, color }, quantity }
}
