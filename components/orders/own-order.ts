import type { Order } from '@/lib/contract/order'
import type { Messages } from '@/lib/i18n/messages'

/** An order as its customer sees it. */
export interface OwnOrder {
  order: Order
  /** The sentence that says how it stands. */
  message: keyof Messages['OrderMessage']
  /** What an API host says of it in its own words, instead. */
  said: string | null
  /** Stars the customer gave, by product. */
  stars: Record<string, number>
}
