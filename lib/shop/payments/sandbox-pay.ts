import 'server-only'
import { ShopError } from '@/lib/contract/error'
import type { Order } from '@/lib/contract/order'
import { database } from '@/lib/db/database'
import { latinDigits } from '@/lib/i18n/digits'
import { getOrder } from '../orders/order'
import type { CardSession } from './card-provider'
import { finalizePaidOrder } from './finalize'
import { cardPayments } from './provider'
import { releaseHold } from './held-order'
import { sandboxOrder } from '../sandbox-session'
import { sandboxProvider } from './sandbox'

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
