import { z } from 'zod'
import { Id, text } from './fields'

const Quantity = z.number().int().min(1).max(10_000)
const Colour = text(40).nullable()

/** Wire shape of a cart line. Spec §3; prices in AED. */
export const CartLineWire = z.object({
  _id: z.string(),
  product: z.object({
    _id: z.string(),
    titleEn: z.string(),
    titleAr: z.string(),
    imagesBase64: z.array(z.string()),
    newPrice: z.number(),
    categoryId: z.string().nullable(),
    category: z.object({ _id: z.string(), name: z.string() }).nullable(),
  }),
  quantity: z.number().int(),
  color: z.string().nullable(),
  total: z.number(),
})

/** Wire shape of the cart. Spec §3. `shopping` is what delivery costs. */
export const CartWire = z.object({
  data: z.array(CartLineWire),
  subtotal: z.number(),
  shopping: z.number(),
  finalTotal: z.number(),
})

export const AddCartBody = z.object({ quantity: Quantity, productId: Id, color: Colour })
export const ChangeCartBody = z.object({ newQuantity: Quantity, productId: Id, color: Colour })
export const RemoveCartBody = z.object({ productId: Id, color: Colour })
