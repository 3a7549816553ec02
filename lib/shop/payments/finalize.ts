import 'server-only'
import { neverPaid } from '@/lib/contract/order'
import { chosenOf, preparationKey, type NamedPreparation } from '@/lib/contract/selling'
import { and, eq, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { transaction, type Tx } from '@/lib/db/database'
import { cartLines, orderLines, orders } from '@/lib/db/schema'
import { readCart } from '../cart/cart'
import { bumpCart } from '../cart/lock'
import { forgetStock } from '../catalogue/stock'
import { bookAgain } from '../orders/delivery'
import { issueInvoice } from '../invoices/issue'
import { noteEvent, type Actor } from '../orders/events'
import { confirmOrder, noticeStatus } from '../orders/notices'
import { orderOf, type OrderRow } from '../orders/order'
import { couldReserve, linesOf, releaseStock, reserve } from '../orders/stock'
import type { CardSession } from './card-provider'
import { lockOrder, forgetProviderEvent, noteProviderEvent, type LockedOrder } from './held-order'

/**
 * `known`: already handled. `mismatch`: the session does not fit the order. `doubtful`: a webhook reported a mismatch
 * for an ended order; read the session from the provider.
 */
type Finalized = 'paid' | 'known' | 'mismatch' | 'doubtful' | 'refund due'

const CURRENCY = 'aed'

/**
 * The only code that marks a card order as paid: used by the webhook, the return page, `confirm-payment` and the sweep.
 * Call it with a session the provider reports as paid. Throws OrderNotFound for an unknown order.
 */
export async function finalizePaidOrder(
  session: CardSession,
  { actor, eventId = null }: { actor: Actor; eventId?: string | null },
): Promise<Finalized> {
  const { outcome, sold } = await transaction(async (tx) => {
    const locked = session.orderId === null ? null : await lockOrder(tx, session.orderId)
    if (!locked) throw new ShopError('OrderNotFound')
    const { order } = locked
    const lines = await linesOf(tx, order.id)
    const fresh = await noteProviderEvent(tx, eventId)
    const outcome = fresh ? await settle(tx, locked, session, { actor, fromWebhook: eventId !== null }) : 'known'
    // Forget the event, so that Stripe sends it again if the check with the provider fails.
    if (outcome === 'doubtful') await forgetProviderEvent(tx, eventId)
    return { outcome, sold: lines.map(({ productId }) => productId) }
  })
  if (outcome !== 'known') await forgetStock(sold)
  return outcome
}

async function settle(
  tx: Tx,
  locked: LockedOrder,
  session: CardSession,
  { actor, fromWebhook }: { actor: Actor; fromWebhook: boolean },
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
    // Ignore a foreign session. A webhook may be wrong about our session; the provider's answer is final.
    if (sessionId !== order.stripeSessionId || !neverPaid.includes(order.payment)) return 'mismatch'
    if (fromWebhook) return order.payment === 'awaiting' ? 'mismatch' : 'doubtful'
    return cancelAndRefund(tx, locked, session, actor)
  }
  if (order.payment === 'awaiting') {
    await markPaid(tx, order, session, actor)
    await emptyCart(tx, order, cartVersion)
    return 'paid'
  }
  if (order.payment !== 'expired' && order.payment !== 'failed') return 'known'
  return settleLate(tx, locked, session, actor)
}

/** Paid after the hold was released: reserves all lines and the slot again or refunds. */
async function settleLate(tx: Tx, locked: LockedOrder, session: CardSession, actor: Actor): Promise<Finalized> {
  const { order, cartVersion } = locked
  const lines = await linesOf(tx, order.id)
  if ((await couldReserve(tx, lines)) && (await bookAgain(tx, order.slot))) {
    await reserve(tx, lines)
    await markPaid(tx, order, session, actor)
    await emptyCart(tx, order, cartVersion)
    return 'paid'
  }
  return cancelAndRefund(tx, locked, session, actor)
}

/** Cancels the order: releases the stock, marks the refund as due, makes the cart orderable and notifies the customer. */
async function cancelAndRefund(
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
      paid: session.amount,
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
  await noticeStatus(tx, await orderOf(tx, cancelled))
  return 'refund due'
}

function fits({ id, amount, currency }: CardSession, order: OrderRow): boolean {
  const sameSession = order.stripeSessionId === null || order.stripeSessionId === id
  return sameSession && amount === (order.paid ?? order.total) && currency === CURRENCY
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
  const bought = await orderOf(tx, paid)
  await confirmOrder(tx, { ...bought, documents: await issueInvoice(tx, bought) })
}

/** Removes the ordered quantities from the cart; later additions stay. */
async function emptyCart(tx: Tx, order: OrderRow, cartVersion: number): Promise<void> {
  const { customerId } = order
  if (cartVersion === order.cartVersion) {
    await tx.delete(cartLines).where(eq(cartLines.customerId, customerId))
    return
  }
  const bought = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const { lines } = await readCart(tx, customerId)
  // As the cart names it today: questions may have been added since a line was.
  const keyOf = (prepared: NamedPreparation | null) => preparationKey(prepared && chosenOf(prepared))
  for (const { productId, color, sizeId, preparation, quantity } of bought) {
    const own = lines.find(
      (one) =>
        one.productId === productId &&
        (one.color ?? '') === color &&
        (one.size ?? '') === sizeId &&
        keyOf(one.prepared) === keyOf(preparation),
    )
    if (!own) continue
    const line = eq(cartLines.id, own.id)
    await tx.delete(cartLines).where(and(line, sql`${cartLines.quantity} <= ${quantity}`))
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(line)
  }
  await bumpCart(tx, customerId)
}
