import { z } from 'zod'
import type { Bilingual } from './bilingual'
import { Id, text } from './fields'
import { toAed, type Fils } from './money'

/** A product in the cart, in one colour. Prices are those of now. */
export interface CartLine {
  id: string
  productId: string
  title: Bilingual
  images: string[]
  price: Fils
  /** `#RRGGBB`; null when nothing was chosen. */
  color: string | null
  quantity: number
  total: Fils
  /** Pieces the customer could buy now, over all colours. Fewer than `quantity`: the line ran out. */
  stock: number
  category: { id: string; name: Bilingual; carcass: boolean } | null
}

/** A customer's cart. Spec §3. */
export interface Cart {
  lines: CartLine[]
  subtotal: Fils
  shipping: Fils
  total: Fils
  /** Whether a carcass is in it: card only, with head and pieces. Spec §5. */
  carcass: boolean
  /** Whether all of it arrives the day it is ordered, if that is before 2 pm. Spec §1. */
  sameDay: boolean
}

/** Whole pieces, as many as its field has digits. Spec §5 knows no upper bound but the stock, which is never that much. */
const Quantity = z.number().int().min(1).max(9_999_999)
const Colour = text(40).nullable()

/** Wire shape of a cart line. Spec §3; prices in AED. `stock` is ours: what the customer could buy now. */
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

/** Wire shape of the cart. Spec §3. `shopping` is what delivery costs; `carcass` and `sameDay` are ours. */
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

/** A cart as the wire writes it, in AED; what delivery costs is its `shopping`. */
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

/** Body of `POST /customer/add-cart`. Spec §3. `place` is ours: how many lines a new one comes after, when one that was taken out is put back. */
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
