import type { Bilingual } from './bilingual'
import type { Fils } from './money'

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

/** A cart line's product and color. */
export type LineKey = Pick<CartLine, 'productId' | 'color'>

/** A cart as the browser gets it. */
export interface ShownCart extends Omit<Cart, 'lines'> {
  lines: Omit<CartLine, 'category'>[]
}
