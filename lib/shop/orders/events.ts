import 'server-only'
import { uuidv7 } from 'uuidv7'
import type { OrderStatus } from '@/lib/contract/order'
import type { Tx } from '@/lib/db/database'
import { orderEvents } from '@/lib/db/schema'
import { onCommit } from '@/lib/db/transaction'
import { count } from '@/lib/telemetry/metrics'

/** The cause of a change: `card` is the payment provider, `clock` a timer. */
export type Actor = 'customer' | 'staff' | 'card' | 'clock'

export type OrderEventType =
  | 'placed'
  | 'held'
  | 'paid'
  | 'payment_pending'
  | 'payment_failed'
  | 'payment_expired'
  | 'payment_mismatch'
  | 'refund_due'
  | 'refunded'
  | 'refund_failed'
  | 'disputed'
  | 'dispute_won'
  | 'dispute_lost'
  | 'status'
  | 'edited'

interface OrderEvent {
  orderId: string
  actor: Actor
  type: OrderEventType
  from?: OrderStatus
  to?: OrderStatus
  data?: Record<string, unknown>
}

/** Records a change of an order. Call in the transaction of the change. */
export async function noteEvent(tx: Tx, event: OrderEvent): Promise<void> {
  await tx.insert(orderEvents).values({ id: uuidv7(), ...event })
  onCommit(() => count('orders', { event: event.type }))
}
