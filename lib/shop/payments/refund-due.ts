import 'server-only'
import { and, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { database, transaction } from '@/lib/db/database'
import { orders, refunds } from '@/lib/db/schema'
import { noteEvent } from '../orders/events'
import { providerOf } from './provider'

/** Refunds the whole payment of an order in `refund_due`, idempotently. Throws a payment error. */
export async function refundDue(orderId: string): Promise<void> {
  const due = and(eq(orders.id, orderId), eq(orders.payment, 'refund_due'))
  const [order] = await (await database()).select().from(orders).where(due)
  if (!order?.stripeSessionId) return
  const amount = await providerOf(order.stripeSessionId).refund({ id: order.id, payment: order.stripePaymentIntent })
  await transaction(async (tx) => {
    const refunded = await tx
      .update(orders)
      .set({ payment: 'refunded', updatedAt: new Date() })
      .where(due)
      .returning({ id: orders.id })
    if (refunded.length === 0) return
    await tx.insert(refunds).values({ id: uuidv7(), orderId, amount })
    await noteEvent(tx, { orderId, actor: 'clock', type: 'refunded', data: { amount } })
  })
}
