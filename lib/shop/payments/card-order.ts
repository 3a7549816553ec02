import 'server-only'
import { and, eq, isNull, or } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { CARD_LIMITS } from '@/lib/contract/money'
import type { CardPage, Order } from '@/lib/contract/order'
import { database, transaction, type Tx } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { lockCart } from '../cart/lock'
import { forgetStock } from '../catalogue/stock'
import { awaitingOrders, orderOf, orderOfCart, type OrderRow } from '../orders/order'
import { orderOfKey, recordKey } from '../orders/idempotency'
import { isRepeat, type OrderRequest, type RequestKey } from '../orders/request'
import { refuseWithCart, writeOrder } from '../orders/write-order'
import { type CardProvider, type CardSession, isBusy } from './card-provider'
import { abandonPayment, settleSession } from './settle'
import { newProvider, providerOf } from './provider'
import { releaseHold } from './held-order'

/** Duration of the hold of an unpaid order, in ms: Stripe’s shortest session plus a minute of clock skew. */
export const HOLD = 31 * 60 * 1000
/** A session with less time left, in ms, is not reused. */
const MIN_TIME_LEFT = 2 * 60 * 1000
const TRIES = 5

interface CardRequest {
  provider: CardProvider
  customerId: string
  request: OrderRequest
  key: RequestKey | null
}

type Held =
  | { order: Order; row: OrderRow; fresh: boolean }
  | { paid: OrderRow }
  /** Unpaid card orders of another cart version, other details or another provider: cancel them first. */
  | { stale: string[] }

/**
 * Places a card order of the customer's cart, reserves its stock for half an hour and returns the payment page; a
 * repeated request returns the same page. Throws as `placeCashOrder` does, and the payment errors of Spec §8; then
 * nothing stays reserved.
 */
export async function createCardOrder(
  customerId: string,
  request: OrderRequest,
  key: RequestKey | null = null,
): Promise<CardPage> {
  const provider = await newProvider()
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const held = await transaction((tx) => hold(tx, { provider, customerId, request, key })).catch((error: unknown) =>
      refuseWithCart({ customerId, city: request.address.city }, error),
    )
    if ('paid' in held) return thankYouPage(held.paid.stripeSessionId ?? '')
    if ('stale' in held) {
      for (const id of held.stale) await abandonPayment(id, 'customer')
      continue
    }
    if (held.fresh) await forgetStock(held.order.lines.map(({ productId }) => productId))
    const session = await openSession(provider, held)
    if (session.url !== null) return { sessionId: session.id, url: session.url }
    // Paid or expired in the meantime.
    await settleSession(session, { actor: 'customer' })
  }
  throw new ShopError('Conflict')
}

async function hold(tx: Tx, input: CardRequest): Promise<Held> {
  const { customerId, key } = input
  const cartVersion = await lockCart(tx, customerId)
  const earlier = key && (await heldOfKey(tx, input, key))
  if (earlier) return earlier
  const held = await holdCart(tx, input, cartVersion)
  if (key && !('stale' in held)) await recordKey(tx, customerId, key, 'paid' in held ? held.paid.id : held.row.id)
  return held
}

/** The order of an earlier request with this key, or null. An unpaid, ended order does not block the key. */
async function heldOfKey(tx: Tx, { customerId, provider }: CardRequest, key: RequestKey): Promise<Held | null> {
  const id = await orderOfKey(tx, customerId, key)
  const [row] = id ? await tx.select().from(orders).where(eq(orders.id, id)) : []
  if (!row || row.payment === 'expired' || row.payment === 'failed') return null
  if (row.payment !== 'awaiting') return { paid: row }
  return isOpen(row, provider) ? { order: await orderOf(tx, row), row, fresh: false } : { stale: [row.id] }
}

async function holdCart(tx: Tx, { customerId, request, provider }: CardRequest, cartVersion: number): Promise<Held> {
  const waiting = await awaitingOrders(tx, customerId)
  const [held] = waiting
  if (held) {
    const order = await orderOf(tx, held)
    const isSame = waiting.length === 1 && held.cartVersion === cartVersion && isRepeat(order, request)
    if (isSame && isOpen(held, provider)) return { order, row: held, fresh: false }
    return { stale: waiting.map(({ id }) => id) }
  }
  const before = await orderOfCart(tx, customerId, cartVersion)
  if (before) {
    if (before.payment === 'paid' && isRepeat(await orderOf(tx, before), request)) return { paid: before }
    throw new ShopError('CartIsEmpty')
  }
  const holdExpiresAt = new Date(Date.now() + HOLD)
  const id = await writeOrder(tx, { customerId, cartVersion, request, payment: 'awaiting', holdExpiresAt })
  const [row] = await tx.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error(`Order ${id} not found`)
  const order = await orderOf(tx, row)
  if (order.total < CARD_LIMITS.least) throw new ShopError('PaymentTooSmall')
  if (order.total > CARD_LIMITS.most) throw new ShopError('PaymentTooLarge')
  return { order, row, fresh: true }
}

/**
 * Whether an order can still be paid. An order without a session must be fresh, as Stripe refuses sessions that end too
 * soon; a session of a previous provider is no longer usable.
 */
function isOpen({ holdExpiresAt, stripeSessionId }: OrderRow, provider: CardProvider): boolean {
  const left = (holdExpiresAt?.getTime() ?? 0) - Date.now()
  if (stripeSessionId === null) return left > HOLD - 45_000
  return providerOf(stripeSessionId) === provider && left > MIN_TIME_LEFT
}

async function openSession(
  provider: CardProvider,
  { order, row }: { order: Order; row: OrderRow },
): Promise<CardSession> {
  if (row.stripeSessionId !== null) return provider.find(row.stripeSessionId)
  const session = await provider
    .open({ order, expiresAt: row.holdExpiresAt ?? new Date(Date.now() + HOLD) })
    .catch(async (error: unknown) => {
      // On a 409 another request is opening the session and needs the hold.
      if (!isBusy(error)) await releaseHold(order.id, { to: 'failed', actor: 'card', unopened: true })
      throw error
    })
  const kept = await storeSession(order.id, session.id)
  // Cancelled meanwhile: make sure this session cannot be paid.
  if (kept) return session
  return (await provider.expire(session.id)) ?? { ...session, state: 'expired', url: null }
}

/** Stores the session of an order; false when the order no longer awaits payment or has another session. */
async function storeSession(orderId: string, sessionId: string): Promise<boolean> {
  const db = await database()
  const kept = await db
    .update(orders)
    .set({ stripeSessionId: sessionId })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.payment, 'awaiting'),
        or(isNull(orders.stripeSessionId), eq(orders.stripeSessionId, sessionId)),
      ),
    )
    .returning({ id: orders.id })
  return kept.length > 0
}

/** The thank-you page, for an order that is already paid. */
function thankYouPage(sessionId: string): CardPage {
  return { sessionId, url: `/thank-you?session_id=${encodeURIComponent(sessionId)}` }
}
