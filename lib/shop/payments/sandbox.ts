import 'server-only'
import { neverPaid, type Order } from '@/lib/contract/order'
import { eq } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { latinDigits } from '@/lib/i18n/digits'
import { getOrder } from '../orders/order'
import type { CardProvider, CardSession } from './card-provider'
import { finalizePaidOrder } from './finalize'
import { releaseHold } from './held-order'
import { cardPayments } from './provider'

const PREFIX = 'sandbox_'

/** Whether a session belongs to the sandbox. */
export function isSandboxSession(id: string): boolean {
  return id.startsWith(PREFIX)
}

/** The order of a sandbox session; null for any other. */
function sandboxOrder(sessionId: string): string | null {
  return isSandboxSession(sessionId) ? sessionId.slice(PREFIX.length) : null
}

/** A path works under every host name. */
function sandboxUrl(id: string): string {
  return `/sandbox-payment/${id}`
}

/** Derives the session from the order row, its only record. */
async function session(orderId: string): Promise<CardSession> {
  const id = `${PREFIX}${orderId}`
  const [row] = await (await database()).select().from(orders).where(eq(orders.id, orderId))
  if (!row) throw new ShopError('OrderNotFound')
  const open = row.payment === 'awaiting' && row.holdExpiresAt !== null && row.holdExpiresAt > new Date()
  const unpaid = neverPaid.includes(row.payment)
  return {
    id,
    orderId,
    state: open ? 'open' : unpaid ? 'expired' : 'complete',
    paid: !unpaid,
    amount: row.paid ?? row.total,
    currency: 'aed',
    payment: null,
    url: open ? sandboxUrl(id) : null,
  }
}

/** The demo’s card provider: it moves no money and shows its own page. */
export const sandboxProvider: CardProvider = {
  open: ({ order }) => session(order.id),
  find: (id) => session(id.slice(PREFIX.length)),
  expire: async (id) => {
    const now = await session(id.slice(PREFIX.length))
    return now.state === 'open' ? { ...now, state: 'expired', url: null } : now
  },
  refund: async ({ id }, part) => {
    if (part) return part.amount
    const { paid, total, refunded } = await getOrder(await database(), id)
    return (paid ?? total) - refunded
  },
}

/** The only cards the sandbox accepts, so that real ones are never entered. */
export const sandboxCards = { pays: '4242424242424242', declines: '4000000000000002' } as const

/** Result of a sandbox payment. */
export type SandboxOutcome = 'paid' | 'declined' | 'unknown card' | 'over'

/** A sandbox session and its order. Throws OrderNotFound for any other session, and outside sandbox mode. */
export async function sandboxPayment(sessionId: string): Promise<{ session: CardSession; order: Order }> {
  const orderId = sandboxOrder(sessionId)
  if (orderId === null || (await cardPayments()) !== 'sandbox') throw new ShopError('OrderNotFound')
  const order = await getOrder(await database(), orderId)
  return { session: await sandboxProvider.find(sessionId), order }
}

/** Pays with one of the sandbox's cards. Throws OrderNotFound. */
export async function payInSandbox(sessionId: string, card: string): Promise<SandboxOutcome> {
  const { session } = await sandboxPayment(sessionId)
  // A second click gets the result of the first.
  if (session.state !== 'open') return session.paid ? 'paid' : 'over'
  const digits = latinDigits(card).replace(/\D/g, '')
  if (digits === sandboxCards.declines) return 'declined'
  if (digits !== sandboxCards.pays) return 'unknown card'
  await finalizePaidOrder({ ...session, state: 'complete', paid: true, url: null }, { actor: 'card' })
  return 'paid'
}

/** Expires the hold at once. Throws OrderNotFound. */
export async function expireInSandbox(sessionId: string): Promise<void> {
  const { order } = await sandboxPayment(sessionId)
  await releaseHold(order.id, { to: 'expired', actor: 'clock' })
}
