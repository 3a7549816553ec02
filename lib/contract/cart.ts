import type { City } from './address'
import type { Bilingual } from './bilingual'
import type { Fils } from './money'
import type { LeadTime, NamedPreparation, Preparation } from './selling'

/** Lines per cart: an order locks the stock of all of them at once. */
export const MAX_CART_LINES = 100

/** A product in one color, size and preparation in the cart, at its current price. */
export interface CartLine {
  id: string
  productId: string
  title: Bilingual
  images: string[]
  /** Unit price with the fees of the preparation. */
  price: Fils
  /** `#RRGGBB`; null for none. */
  color: string | null
  /** Id of the size; null for none. */
  size: string | null
  /** Null without a size or when it is no longer offered. */
  sizeName: Bilingual | null
  preparation: Preparation | null
  /** The preparation with names; null without one or when a choice is no longer offered. */
  prepared: NamedPreparation | null
  quantity: number
  total: Fils
  /** Quantity the customer could buy now, over all colors and preparations; below `quantity` when stock ran out. */
  stock: number
  category: { id: string; name: Bilingual; carcass: boolean; live?: boolean } | null
  /** Whether the product is only collected at the shop. */
  pickup?: boolean
  /** Days until the product can be delivered; absent for today and for no promise. Not on the wire. */
  leadDays?: number
}

/** A customer's cart. Spec §3. */
export interface Cart {
  lines: CartLine[]
  subtotal: Fils
  shipping: Fils
  total: Fils
  /** Whether it holds a carcass: card only, with head and cut options. Spec §5. */
  carcass: boolean
  /** Whether every carcass in it has a preparation: head and cuts then come from the lines, not from the order form. */
  carcassPrepared: boolean
  /** Whether all of it arrives the same day when ordered before `orderBy`. Spec §1. */
  sameDay: boolean
  /** When the last slot of today takes no more orders, ISO 8601; null for 2 pm. */
  orderBy: string | null
  /** VAT contained in the total; null when unknown. */
  vat: Fils | null
  /** The longest of its products; null for no promise. */
  leadTime: LeadTime | null
  /** Whether some of it would arrive sooner in an order of its own. */
  soonerApart: boolean
  /** Whether the customer collects it, because of a product that is not delivered. */
  pickup: boolean
  /** Null when delivery costs the same everywhere. */
  delivery: DeliveryGoal | null
}

/** Where the delivery fee of a cart is for; `from`: unknown, so that it is the lowest fee. */
interface DeliveryGoal {
  city: City | null
  from: boolean
}

/** What tells cart lines apart. */
export type LineKey = Pick<CartLine, 'productId' | 'color' | 'size' | 'preparation'>

/** A line key from a client that may not know sizes and preparations: undefined means the default or the only one. */
export type AskedLine = Pick<CartLine, 'productId' | 'color'> & Partial<LineKey>

/** A cart as the browser gets it. */
export interface ShownCart extends Omit<Cart, 'lines'> {
  lines: Omit<CartLine, 'category'>[]
}
