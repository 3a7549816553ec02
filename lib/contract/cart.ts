import { z } from 'zod'
import type { Bilingual } from './bilingual'
import { COLOR_MAX } from './color'
import { Id, text } from './fields'
import { toAed, type Fils } from './money'

/** A product in one color in the cart, at its current price. */
export interface CartLine {
  id: string
  productId: string
  title: Bilingual
  images: string[]
  price: Fils
  /** `#RRGGBB`; null for none. */
  color: string | null
  quantity: number
  total: Fils
  /** Quantity the customer could buy now, over all colors; below `quantity` when stock ran out. */
  stock: number
  category: { id: string; name: Bilingual; carcass: boolean } | null
}

/** A customer's cart. Spec §3. */
export interface Cart {
  lines: CartLine[]
  subtotal: Fils
  shipping: Fils
  total: Fils
  /** Whether it holds a carcass: card only, with head and cut options. Spec §5. */
  carcass: boolean
  /** Whether all of it arrives the same day when ordered before 2 pm. Spec §1. */
  sameDay: boolean
}

/** A whole quantity, bounded by the digits of its field; in Spec §5 only stock bounds it. */
const Quantity = z.number().int().min(1).max(9_999_999)
const Colour = text(COLOR_MAX).nullable()

/** Wire shape of a cart line. Spec §3; prices in AED. `stock` is our addition: the quantity the customer could buy now. */
export const CartLineWire = z.object({
  _id: z.string(),
  product: z.object({
    _id: z.string(),
    titleEn: z.string(),
    titleAr: z.string(),
    imagesBase64: z.array(z.string()),
    newPrice: z.number(),
    stock: z.number().int(),
    categoryId: z.string().nullable(),
    category: z.object({ _id: z.string(), name: z.string() }).nullable(),
  }),
  quantity: z.number().int(),
  color: z.string().nullable(),
  total: z.number(),
})

/** Wire shape of the cart. Spec §3. `shopping` is the delivery fee; `carcass` and `sameDay` are our additions. */
export const CartWire = z.object({
  data: z.array(CartLineWire),
  subtotal: z.number(),
  shopping: z.number(),
  finalTotal: z.number(),
  carcass: z.boolean(),
  sameDay: z.boolean(),
})
export type CartWire = z.infer<typeof CartWire>

function encodeLine(line: CartLine): z.infer<typeof CartLineWire> {
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
      category: line.category && { _id: line.category.id, name: line.category.name.en },
    },
    quantity: line.quantity,
    color: line.color,
    total: toAed(line.total),
  }
}

/** Maps a cart to the wire, in AED; the delivery fee is `shopping`. */
export function encodeCart(cart: Cart): CartWire {
  return {
    data: cart.lines.map(encodeLine),
    subtotal: toAed(cart.subtotal),
    shopping: toAed(cart.shipping),
    finalTotal: toAed(cart.total),
    carcass: cart.carcass,
    sameDay: cart.sameDay,
  }
}

/** Body of `POST /customer/add-cart`. Spec §3. `place` is our addition: the index of a restored line (undo). */
export const AddCartBody = z.object({
  quantity: Quantity,
  productId: Id,
  color: Colour.default(null),
  place: z.number().int().min(0).max(1_000_000).optional(),
})
/** Body of `PUT /customer/change-cart`. */
export const ChangeCartBody = z.object({ newQuantity: Quantity, productId: Id, color: Colour.default(null) })
/** Body of `DELETE /customer/remove-cart`. */
export const RemoveCartBody = z.object({ productId: Id, color: Colour.default(null) })
