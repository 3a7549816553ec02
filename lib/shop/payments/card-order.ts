import 'server-only'
import { and, eq, isNull, or } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { CARD_LIMITS } from '@/lib/contract/money'
import type { Order } from '@/lib/contract/order'
import { database, transaction, type Tx } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { lockCart } from '../cart/lock'
import { forgetStock } from '../catalogue/stock'
import { awaitingOrders, orderOfCart } from '../orders/awaiting'
import { answeredOrder, keepAnswer } from '../orders/idempotency'
import { findOrder, withLines, type OrderRow } from '../orders/order'
import { isRepeat, type OrderRequest } from '../orders/request'
import type { RequestKey } from '../orders/request-key'
import { refuseWithCart, writeOrder } from '../orders/write-order'
import type { CardProvider, CardSession } from './card-session'
import { isBusy } from './failures'
import { abandonPayment } from './abandon-payment'
import { newProvider, providerOf } from './provider'
import { releaseHold } from './release-hold'
import { settleSession } from './settle'

/** How long the goods of an unpaid order are held, in ms: Stripe's shortest session, and a minute for clocks that differ. */
export const HOLD = 31 * 60 * 1000
/** A session with less time left than this, in ms, is not offered again. */
const WORTHWHILE = 2 * 60 * 1000
const TRIES = 5

/** Where to pay. */
export interface CardPage {
  sessionId: string
  url: string
}

interface Asked {
  provider: CardProvider
  customerId: string
  request: OrderRequest
  key: RequestKey | null
}

type Held =
  | { order: Order; row: OrderRow; fresh: boolean }
  | { paid: OrderRow }
  /** Card orders of another cart, with other details or of another provider: they have to be given up first. */
  | { stale: string[] }

/**
 * Orders the customer's cart by card: its goods are held for half an hour, and the answer says where to pay. The same request
 * again leads to the same page. Throws as `placeCashOrder` does, and the payment errors of spec §8; then nothing stays held.
 */
export async function createCardOrder(
  customerId: string,
  request: OrderRequest,
  key: RequestKey | null = null,
): Promise<CardPage> {
  const provider = await newProvider()
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const held = await transaction((tx) => hold(tx, { provider, customerId, request, key })).catch((error: unknown) =>
      refuseWithCart(customerId, error),
    )
    if ('paid' in held) return pageAfter(held.paid.stripeSessionId ?? '')
    if ('stale' in held) {
      for (const id of held.stale) await abandonPayment(id, 'customer')
      continue
    }
    if (held.fresh) await forgetStock(held.order.lines.map(({ productId }) => productId))
    const session = await openSession(provider, held)
    if (session.url !== null) return { sessionId: session.id, url: session.url }
    // Paid or over since we last looked.
    await settleSession(session, { actor: 'customer' })
  }
  throw new ShopError('Conflict')
}

async function hold(tx: Tx, asked: Asked): Promise<Held> {
  const { customerId, key } = asked
  const cartVersion = await lockCart(tx, customerId)
  const named = key && (await heldUnder(tx, asked, key))
  if (named) return named
  const held = await holdCart(tx, asked, cartVersion)
  if (key && !('stale' in held)) await keepAnswer(tx, customerId, key, 'paid' in held ? held.paid.id : held.row.id)
  return held
}

/** What this key stands for since an earlier request. An order that was given up unpaid is none: the key may order once more. */
async function heldUnder(tx: Tx, { customerId, provider }: Asked, key: RequestKey): Promise<Held | null> {
  const id = await answeredOrder(tx, customerId, key)
  const [row] = id ? await tx.select().from(orders).where(eq(orders.id, id)) : []
  if (!row || row.payment === 'expired' || row.payment === 'failed') return null
  if (row.payment !== 'awaiting') return { paid: row }
  const [order] = await withLines(tx, [row])
  return order && isOpen(row, provider) ? { order, row, fresh: false } : { stale: [row.id] }
}

async function holdCart(tx: Tx, { customerId, request, provider }: Asked, cartVersion: number): Promise<Held> {
  const waiting = await awaitingOrders(tx, customerId)
  if (waiting.length > 0) {
    const [order] = await withLines(tx, waiting)
    const [row] = waiting
    if (
      order &&
      row &&
      waiting.length === 1 &&
      row.cartVersion === cartVersion &&
      isOpen(row, provider) &&
      isRepeat(order, request)
    )
      return { order, row, fresh: false }
    return { stale: waiting.map(({ id }) => id) }
  }
  const before = await orderOfCart(tx, customerId, cartVersion)
  if (before) {
    const [order] = await withLines(tx, [before])
    if (order?.payment === 'paid' && isRepeat(order, request)) return { paid: before }
    throw new ShopError('CartIsEmpty')
  }
  const holdExpiresAt = new Date(Date.now() + HOLD)
  const id = await writeOrder(tx, { customerId, cartVersion, request, payment: 'awaiting', holdExpiresAt })
  const [row] = await tx.select().from(orders).where(eq(orders.id, id))
  const order = await findOrder(tx, id)
  if (!row || !order) throw new Error(`Order ${id} is not there`)
  if (order.total < CARD_LIMITS.least) throw new ShopError('PaymentTooSmall')
  if (order.total > CARD_LIMITS.most) throw new ShopError('PaymentTooLarge')
  return { order, row, fresh: true }
}

/**
 * A session that is not opened yet has to be opened at once: the provider takes none that would end too soon. One that was
 * opened before the shop changed its provider is no place to pay any more.
 */
function isOpen({ holdExpiresAt, stripeSessionId }: OrderRow, provider: CardProvider): boolean {
  const left = (holdExpiresAt?.getTime() ?? 0) - Date.now()
  if (stripeSessionId === null) return left > HOLD - 45_000
  return providerOf(stripeSessionId) === provider && left > WORTHWHILE
}

async function openSession(
  provider: CardProvider,
  { order, row }: { order: Order; row: OrderRow },
): Promise<CardSession> {
  if (row.stripeSessionId !== null) return provider.find(row.stripeSessionId)
  const session = await provider
    .open({ order, expiresAt: row.holdExpiresAt ?? new Date(Date.now() + HOLD) })
    .catch(async (error: unknown) => {
      // It is somebody else's who is opening it, and needs what it holds.
      if (!isBusy(error)) await releaseHold(order.id, { to: 'failed', actor: 'card', unopened: true })
      throw error
    })
  const kept = await keepSession(order.id, session.id)
  // Given up while we asked: nobody may pay there.
  if (kept) return session
  return (await provider.expire(session.id)) ?? { ...session, state: 'expired', url: null }
}

/** Notes where an order is paid; false when the order waits no more, or is paid elsewhere. */
async function keepSession(orderId: string, sessionId: string): Promise<boolean> {
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

/** Where who has paid already is led. */
function pageAfter(sessionId: string): CardPage {
  return { sessionId, url: `/thank-you?session_id=${encodeURIComponent(sessionId)}` }
}
