import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { transaction, type Tx } from '@/lib/db/database'
import { cartLines, orderLines, orders } from '@/lib/db/schema'
import { bumpCart } from '../cart/lock'
import { forgetStock } from '../catalogue/stock'
import { noteEvent, type Actor } from '../orders/events'
import { confirmOrder, noticeStatus } from '../orders/notices'
import { neverPaid } from '../orders/never-paid'
import { withLines, type OrderRow } from '../orders/order'
import { couldReserve, linesOf, releaseStock, reserve } from '../orders/stock'
import type { CardSession } from './card-session'
import { lockOrder } from './lock-order'
import { forgetProviderEvent, noteProviderEvent } from './provider-events'

/**
 * What became of it: paid, or all was done before, or it does not fit the order, or the money goes back. `doubtful`: we were told
 * what does not fit, of an order that is over and that nobody would ask about again.
 */
export type Finalized = 'paid' | 'known' | 'mismatch' | 'doubtful' | 'refund due'

const CURRENCY = 'aed'

interface LockedOrder {
  order: OrderRow
  cartVersion: number
}

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
    const fresh = await noteProviderEvent(tx, eventId)
    const outcome = fresh ? await settle(tx, locked, session, { actor, told: eventId !== null }) : 'known'
    // It is done with when the provider has been asked; should that fail, it tells us once more.
    if (outcome === 'doubtful') await forgetProviderEvent(tx, eventId)
    return { outcome, sold: goods.map(({ productId }) => productId) }
  })
  if (outcome !== 'known') await forgetStock(sold)
  return outcome
}

async function settle(
  tx: Tx,
  locked: LockedOrder,
  session: CardSession,
  { actor, told }: { actor: Actor; told: boolean },
): Promise<Finalized> {
  const { order, cartVersion } = locked
  if (!fits(session, order)) {
    const { id: sessionId, amount, currency } = session
    await noteEvent(tx, {
      orderId: order.id,
      actor,
      type: 'payment_mismatch',
      data: { session: sessionId, amount, currency },
    })
    // Another session's money is another matter; what we are told of ours may be wrong, what it answers us is the end.
    if (sessionId !== order.stripeSessionId || !neverPaid.includes(order.payment)) return 'mismatch'
    if (told) return order.payment === 'awaiting' ? 'mismatch' : 'doubtful'
    return giveBack(tx, locked, session, actor)
  }
  if (order.payment === 'awaiting') {
    await markPaid(tx, order, session, actor)
    await emptyCart(tx, order, cartVersion)
    return 'paid'
  }
  if (order.payment !== 'expired' && order.payment !== 'failed') return 'known'
  return settleLate(tx, locked, session, actor)
}

/** Paid although the hold was given up: the goods are taken again, all of them, or the money goes back. */
async function settleLate(tx: Tx, locked: LockedOrder, session: CardSession, actor: Actor): Promise<Finalized> {
  const { order } = locked
  const goods = await linesOf(tx, order.id)
  if (await couldReserve(tx, goods)) {
    await reserve(tx, goods)
    await markPaid(tx, order, session, actor)
    return 'paid'
  }
  return giveBack(tx, locked, session, actor)
}

/** Nothing is sold: the goods are free, the cart can be ordered again, the money is due back, and the customer is told so. */
async function giveBack(
  tx: Tx,
  { order, cartVersion }: LockedOrder,
  session: CardSession,
  actor: Actor,
): Promise<Finalized> {
  await releaseStock(tx, order.id)
  const [cancelled] = await tx
    .update(orders)
    .set({
      payment: 'refund_due',
      status: 'cancelled',
      holdExpiresAt: null,
      stripePaymentIntent: session.payment,
      updatedAt: new Date(),
    })
    .where(eq(orders.id, order.id))
    .returning()
  if (!cancelled) throw new Error(`Order ${order.id} is gone`)
  const held = order.payment === 'awaiting'
  await noteEvent(tx, {
    orderId: order.id,
    actor,
    type: 'refund_due',
    ...(held && { from: 'pending', to: 'cancelled' }),
  })
  if (held && cartVersion === order.cartVersion) await bumpCart(tx, order.customerId)
  const [whole] = await withLines(tx, [cancelled])
  if (whole) await noticeStatus(tx, whole)
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
