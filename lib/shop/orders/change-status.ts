import 'server-only'
import { and, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { OrderDocument } from '@/lib/contract/invoice'
import type { Fils } from '@/lib/contract/money'
import { neverPaid, type Order, type PaymentState, type OrderStatus } from '@/lib/contract/order'
import { transaction, type Tx } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { audited } from '../audit/record'
import { forgetStock } from '../catalogue/stock'
import { creditInvoice, issueInvoice } from '../invoices/issue'
import { noteEvent, type Actor } from './events'
import { findOrder, orderOf } from './order'
import { noticeStatus } from './notices'
import { releaseStock } from './stock'

interface StatusChange {
  /** Id or code. */
  order: string
  next: OrderStatus
  actor: Actor
  /** Whether a returned order goes back to stock; a cancelled order always does. */
  restock?: boolean
  /** Whether a returned order is paid back: a card payment by the payments sweep, after its dispute, and cash by hand. */
  refund?: boolean
}

/** Allowed status transitions; cancelled and returned are final. */
export const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
}

/**
 * Changes the status of an order, records it and notifies the customer. The payments sweep refunds a cancelled card
 * order within half a minute. Throws OrderNotFound, and IllegalStatus for a transition that is not allowed; then nothing
 * changes.
 */
export async function changeStatus({
  order: idOrCode,
  next,
  actor,
  restock = false,
  refund = false,
}: StatusChange): Promise<Order> {
  const { order, restocked } = await transaction(async (tx) => {
    const found = await findOrder(tx, idOrCode, { lock: true })
    // The condition is in the statement: of concurrent changes only one succeeds.
    const [moved] = await tx
      .update(orders)
      .set({
        status: next,
        payment: paymentAfter(next, refund),
        ...(next === 'returned' && refund && { refunded: refundedCash() }),
        updatedAt: new Date(),
      })
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
    // What is disputed is paid back once the dispute is won.
    const isDisputed = moved.payment === 'disputed' && refund && next === 'returned'
    if (moved.payment === 'refund_due' || isDisputed)
      await noteEvent(tx, { orderId: found.id, actor, type: 'refund_due' })
    const cashBack = refund && next === 'returned' && moved.payment === 'cod_collected'
    if (cashBack)
      await noteEvent(tx, { orderId: found.id, actor, type: 'refunded', data: { amount: found.total, cash: true } })
    const changed = await orderOf(tx, moved)
    const order = { ...changed, documents: await taxDocuments(tx, changed) }
    await noticeStatus(tx, order, refundOf(order))
    const before = { status: found.status, payment: found.payment }
    const after = {
      status: next,
      payment: moved.payment,
      ...(restocked.length > 0 && { restocked: true }),
      ...(cashBack && { cashBack }),
    }
    await audited(tx, { subject: found.code, before, after })
    return { order, restocked }
  })
  await forgetStock(restocked)
  return order
}

/** Invoices cash at delivery, and credits the invoice of an order that is cancelled or returned. */
async function taxDocuments(tx: Tx, order: Order): Promise<OrderDocument[]> {
  const { id, status, payment, documents } = order
  if (status === 'delivered' && payment === 'cod_collected') return issueInvoice(tx, order)
  return status === 'cancelled' || status === 'returned' ? creditInvoice(tx, id, null) : documents
}

/** What a return pays back to the card, in fils; the message of a cancelled order says so by itself. */
function refundOf({ status, payment, paid, total, refunded }: Order): Fils {
  return status === 'returned' && payment === 'refund_due' ? (paid ?? total) - refunded : 0
}

/** Delivery collects the cash of a cash order; cancelling, and a return with refund, make a card payment refundable. */
function paymentAfter(next: OrderStatus, refund: boolean) {
  const { payment, stripeSessionId } = orders
  if (next === 'delivered') return sql`case when ${payment} = 'cod_due' then 'cod_collected' else ${payment} end`
  if (next !== 'cancelled' && !(next === 'returned' && refund)) return sql`${payment}`
  const paid = and(inArray(payment, ['paid', 'partially_refunded']), isNotNull(stripeSessionId))
  return sql`case when ${paid} then 'refund_due' else ${payment} end`
}

/** All of a cash order whose cash was taken; what was paid back to a card stays. */
function refundedCash() {
  const { payment, refunded, total } = orders
  return sql`case when ${payment} = 'cod_collected' then ${total} else ${refunded} end`
}

function illegal({ status, payment }: Order, next: OrderStatus): ShopError {
  return new ShopError('IllegalStatus', [
    { path: 'status', msg: `The order is ${status} and cannot become ${next}. ${allowedNext(status, payment)}` },
  ])
}

function allowedNext(status: OrderStatus, payment: PaymentState): string {
  if (payment === 'awaiting') return 'It waits for its card payment.'
  if (neverPaid.includes(payment)) return 'Its card was never charged.'
  const may = transitions[status]
  return may.length > 0 ? `It can become ${may.join(' or ')}.` : 'That is its end.'
}

/** Statuses that may change to `next`. */
export function statusesBefore(next: OrderStatus): OrderStatus[] {
  return (Object.keys(transitions) as OrderStatus[]).filter((from) => transitions[from].includes(next))
}
