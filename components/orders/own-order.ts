import type { Order } from '@/lib/contract/order'
import type { Messages } from '@/lib/i18n/messages'

/** An order as shown to its customer. */
export interface OwnOrder {
  order: Order
  /** Key of the status text. */
  message: keyof Messages['OrderMessage']
  /** Status text of an API host, shown instead. */
  said: string | null
  /** The customer's stars, by product id. */
  stars: Record<string, number>
}
