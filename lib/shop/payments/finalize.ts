import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { transaction, type Tx } from '@/lib/db/database'
import { cartLines, orderLines, orders } from '@/lib/db/schema'
import { bumpCart } from '../cart/lock'
import { forgetStock } from '../catalogue/stock'
import { noteEvent, type Actor } from '../orders/events'
import { confirmOrder } from '../orders/notices'
import { withLines, type OrderRow } from '../orders/order'
import { couldReserve, linesOf, reserve } from '../orders/stock'
import type { CardSession } from './card-session'
import { lockOrder } from './lock-order'
import { noteProviderEvent } from './provider-events'

/** What became of it: paid, or all was done before, or it does not fit the order, or the goods are gone and the money goes back. */
export type Finalized = 'paid' | 'known' | 'mismatch' | 'refund due'

const CURRENCY = 'aed'

/**
 * The one way in which a card order becomes paid: for the webhook, the return page, `confirm-payment` and the clock alike. Call it
 * with a session the provider says is paid. Throws OrderNotFound when no order of ours is meant.
 */
export async function finalizePaidOrder(
  session: CardSession,
  { actor, eventId = null }: { actor: Actor; eventId?: string | null },
): Promise<Finalized> {
  const { outcome, sold } = await transaction(async (tx) => {
    const locked = session.orderId === null ? null : await lockOrder(tx, session.orderId)
    if (!locked) throw new ShopError('OrderNotFound')
    const { order } = locked
    const goods = await linesOf(tx, order.id)
    const outcome = (await noteProviderEvent(tx, eventId)) ? await settle(tx, locked, session, actor) : 'known'
    return { outcome, sold: goods.map(({ productId }) => productId) }
  })
  if (outcome !== 'known') await forgetStock(sold)
  return outcome
}

async function settle(
  tx: Tx,
  { order, cartVersion }: { order: OrderRow; cartVersion: number },
  session: CardSession,
  actor: Actor,
): Promise<Finalized> {
  if (!fits(session, order)) {
    const { id: sessionId, amount, currency } = session
    await noteEvent(tx, {
      orderId: order.id,
      actor,
      type: 'payment_mismatch',
      data: { session: sessionId, amount, currency },
    })
    return 'mismatch'
  }
  if (order.payment === 'awaiting') {
    await markPaid(tx, order, session, actor)
    await emptyCart(tx, order, cartVersion)
    return 'paid'
  }
  if (order.payment !== 'expired' && order.payment !== 'failed') return 'known'
  return settleLate(tx, order, session, actor)
}

/** Paid although the hold was given up: the goods are taken again, all of them, or the money goes back. */
async function settleLate(tx: Tx, order: OrderRow, session: CardSession, actor: Actor): Promise<Finalized> {
  const goods = await linesOf(tx, order.id)
  if (await couldReserve(tx, goods)) {
    await reserve(tx, goods)
    await markPaid(tx, order, session, actor)
    return 'paid'
  }
  await tx
    .update(orders)
    .set({ payment: 'refund_due', stripePaymentIntent: session.payment, updatedAt: new Date() })
    .where(eq(orders.id, order.id))
  await noteEvent(tx, { orderId: order.id, actor, type: 'refund_due' })
  return 'refund due'
}

function fits({ id, amount, currency }: CardSession, order: OrderRow): boolean {
  const sameSession = order.stripeSessionId === null || order.stripeSessionId === id
  return sameSession && amount === order.total && currency === CURRENCY
}

async function markPaid(tx: Tx, order: OrderRow, session: CardSession, actor: Actor): Promise<void> {
  const [paid] = await tx
    .update(orders)
    .set({
      payment: 'paid',
      status: 'pending',
      holdExpiresAt: null,
      stockReleasedAt: null,
      stripeSessionId: session.id,
      stripePaymentIntent: session.payment,
      updatedAt: new Date(),
    })
    .where(eq(orders.id, order.id))
    .returning()
  if (!paid) throw new Error(`Order ${order.id} is gone`)
  await noteEvent(tx, { orderId: order.id, actor, type: 'paid', to: 'pending' })
  const [whole] = await withLines(tx, [paid])
  if (whole) await confirmOrder(tx, whole)
}

/** Takes out of the cart what was bought; of a cart that was changed meanwhile, what is left over stays. */
async function emptyCart(tx: Tx, order: OrderRow, cartVersion: number): Promise<void> {
  const { customerId } = order
  if (cartVersion === order.cartVersion) {
    await tx.delete(cartLines).where(eq(cartLines.customerId, customerId))
    return
  }
  const bought = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  for (const { productId, color, quantity } of bought) {
    const line = and(
      eq(cartLines.customerId, customerId),
      eq(cartLines.productId, productId),
      eq(cartLines.color, color),
    )
    await tx.delete(cartLines).where(and(line, sql`${cartLines.quantity} <= ${quantity}`))
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(line)
  }
  await bumpCart(tx, customerId)
}
