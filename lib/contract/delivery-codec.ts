import type { Cart, ShownCart } from './cart'
import { decodeCart, encodeCart } from './cart-codec'
import type { DeliveryOffer } from './delivery'
import type { DeliveryFile, DeliveryTerms, DeliveryWire } from './delivery-schemas'
import { fromAed, toAed } from './money'

export function encodeDelivery(offer: DeliveryOffer<Cart>): NonNullable<DeliveryWire> {
  const { city, cart, served, freeFrom, smallestOrder, refused, days } = offer
  return {
    ...{ city, cart: encodeCart(cart), served, days },
    freeFrom: freeFrom === null ? null : toAed(freeFrom),
    smallestOrder: toAed(smallestOrder),
    refused: refused.map(({ productId, title, kind }) => ({
      product: { _id: productId, titleEn: title.en, titleAr: title.ar },
      kind,
    })),
  }
}

export function decodeDelivery(wire: DeliveryWire): DeliveryOffer<ShownCart> | null {
  if (!wire) return null
  const { city, cart, served, freeFrom, smallestOrder, refused, days } = wire
  return {
    ...{ city, cart: decodeCart(cart), served, days },
    freeFrom: freeFrom === null ? null : fromAed(freeFrom),
    smallestOrder: fromAed(smallestOrder),
    refused: refused.map(({ product, kind }) => ({
      productId: product._id,
      title: { en: product.titleEn, ar: product.titleAr },
      kind,
    })),
  }
}

/** Reads the owner's file: amounts become fils. */
export function decodeDeliveryFile(file: DeliveryFile): DeliveryTerms {
  return { ...file, zones: withAmounts(file.zones, fromAed) }
}

/** Writes the settings as the owner's file: amounts become AED. */
export function encodeDeliveryFile(terms: DeliveryTerms): DeliveryFile {
  return { ...terms, zones: withAmounts(terms.zones, toAed) }
}

function withAmounts(zones: DeliveryTerms['zones'], convert: (amount: number) => number): DeliveryTerms['zones'] {
  const orNull = (amount: number | null) => (amount === null ? null : convert(amount))
  return Object.fromEntries(
    Object.entries(zones).map(([city, { fee, freeFrom, smallestOrder, ...zone }]) => [
      city,
      { ...zone, fee: convert(fee), freeFrom: orNull(freeFrom), smallestOrder: orNull(smallestOrder) },
    ]),
  )
}
