import 'server-only'
import { and, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { Order, PaymentState } from '@/lib/contract/order'
import type { OrderStatus } from '@/lib/contract/order-statuses'
import { transaction, type Tx } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { forgetStock } from '../catalogue/stock'
import { noteEvent, type Actor } from './events'
import { neverPaid } from './never-paid'
import { noticeStatus } from './notices'
import { withLines } from './order'
import { releaseStock } from './stock'
import { statusesBefore, transitions } from './transitions'

export interface StatusChange {
  /** Id or code. */
  order: string
  next: OrderStatus
  actor: Actor
  /** Whether returned goods go back on the shelf; those of a cancelled order always do. */
  restock?: boolean
}

/**
 * Moves an order on, notes who did it and tells the customer. What was paid by card for an order that is cancelled is given back
 * by the clock, in half a minute. Throws OrderNotFound, and IllegalStatus when it cannot go there from
 * where it stands; then nothing changes.
 */
export async function changeStatus({ order: named, next, actor, restock = false }: StatusChange): Promise<Order> {
  const { order, restocked } = await transaction(async (tx) => {
    const found = await findNamed(tx, named)
    // Guarded in the statement itself: of many at once, one moves it.
    const [moved] = await tx
      .update(orders)
      .set({ status: next, payment: paymentAfter(next), updatedAt: new Date() })
      .where(
        and(
          eq(orders.id, found.id),
          inArray(orders.status, statusesBefore(next)),
          notInArray(orders.payment, neverPaid),
        ),
      )
      .returning()
    if (!moved) throw illegal(found, next)
    const back = next === 'cancelled' || (next === 'returned' && restock)
    const restocked = back ? await releaseStock(tx, found.id) : []
    await noteEvent(tx, {
      orderId: found.id,
      actor,
      type: 'status',
      from: found.status,
      to: next,
      data: { restocked: restocked.length > 0 },
    })
    if (moved.payment === 'refund_due') await noteEvent(tx, { orderId: found.id, actor, type: 'refund_due' })
    const [order] = await withLines(tx, [moved])
    if (!order) throw new Error(`Order ${found.id} is gone`)
    await noticeStatus(tx, order)
    return { order, restocked }
  })
  await forgetStock(restocked)
  return order
}

/** The order of this id or code, locked. */
async function findNamed(tx: Tx, named: string): Promise<Order> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(or(eq(orders.id, named), eq(orders.orderId, named.toUpperCase())))
    .for('update')
  const [order] = row ? await withLines(tx, [row]) : []
  if (!order) throw new ShopError('OrderNotFound', [{ path: 'order', msg: `No order has the number "${named}".` }])
  return order
}

/** Cash is collected when the goods are handed over; what a card paid for goods that never go out is due back. */
function paymentAfter(next: OrderStatus) {
  const { payment, stripeSessionId } = orders
  if (next === 'delivered') return sql`case when ${payment} = 'cod_due' then 'cod_collected' else ${payment} end`
  if (next !== 'cancelled') return sql`${payment}`
  const paid = and(inArray(payment, ['paid', 'partially_refunded']), isNotNull(stripeSessionId))
  return sql`case when ${paid} then 'refund_due' else ${payment} end`
}

function illegal({ status, payment }: Order, next: OrderStatus): ShopError {
  return new ShopError('IllegalStatus', [
    { path: 'status', msg: `The order is ${status} and cannot become ${next}. ${wayOn(status, payment)}` },
  ])
}

function wayOn(status: OrderStatus, payment: PaymentState): string {
  if (payment === 'awaiting') return 'It waits for its card payment.'
  if (neverPaid.includes(payment)) return 'Its card was never charged.'
  const may = transitions[status]
  return may.length > 0 ? `It can become ${may.join(' or ')}.` : 'That is its end.'
}
