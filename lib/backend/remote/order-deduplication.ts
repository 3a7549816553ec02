import 'server-only'
import { LRUCache } from 'lru-cache'
import { ShopError } from '@/lib/contract/error'
import type { RequestKey } from '@/lib/shop/orders/request-key'
import { profile, tokenKey } from './customers'

/** An order whose fate nobody knows: it was sent, and no answer came. */
export interface UnconfirmedOrder {
  /** Ids of the orders there were before. */
  before: ReadonlySet<string>
  /** In fils. */
  total: number
  /** Until when the host may still be at it, in ms since 1970; 0 when it is over. */
  openUntil: number
}

/** How long an unconfirmed order is remembered, ms. */
const REMEMBERED = 60 * 60_000
/** How long an answer is kept under its `Idempotency-Key`, ms. */
const KEPT = 24 * 60 * 60_000

interface Kept {
  bodyHash: string
  answer: Promise<unknown>
}

interface HostOrders {
  running: Map<string, Promise<unknown>>
  unconfirmed: LRUCache<string, UnconfirmedOrder>
  answers: LRUCache<string, Kept>
}

declare global {
  var oasisHostOrders: HostOrders | undefined
}

function hostOrders(): HostOrders {
  return (globalThis.oasisHostOrders ??= {
    running: new Map(),
    unconfirmed: new LRUCache({ max: 5000, ttl: REMEMBERED }),
    answers: new LRUCache({ max: 5000, ttl: KEPT }),
  })
}

/** Orders of one customer that come at the same time are one order. */
export function singleOrder<T>(key: string, order: () => Promise<T>): Promise<T> {
  const { running } = hostOrders()
  const already = running.get(key)
  // The key names customer and kind of order, so what runs under it has the type of `order`.
  if (already) return already as Promise<T>
  const placing = order().finally(() => running.delete(key))
  running.set(key, placing)
  return placing
}

/** Waits until nothing runs under this key of `atOnce`, however it ends. */
export async function ended(key: string): Promise<void> {
  await hostOrders()
    .running.get(key)
    ?.catch(() => undefined)
}

/**
 * Orders once under the key a client gave its request, if it gave one: the same request again has the same answer, but for one
 * that failed. Kept in this process alone. Throws IdempotencyKeyReused when something else was asked under the key.
 */
export async function withIdempotencyKey<T>(
  token: string,
  key: RequestKey | null,
  order: () => Promise<T>,
): Promise<T> {
  if (!key) return order()
  const { answers } = hostOrders()
  const name = `${tokenKey(token)} ${key.key}`
  const kept = answers.get(name)
  if (kept) {
    // What is kept is for the bearer alone, and only the host knows whether the token still holds.
    await profile(token)
    if (kept.bodyHash !== key.bodyHash) throw new ShopError('IdempotencyKeyReused')
    // The same body is the same call, so the answer has the type of `order`.
    return kept.answer as Promise<T>
  }
  const answer = order()
  const entry = { bodyHash: key.bodyHash, answer }
  answers.set(name, entry)
  return answer.catch((error: unknown) => {
    if (answers.peek(name) === entry) answers.delete(name)
    throw error
  })
}

/** The unconfirmed order an earlier try left behind, if any. */
export function unconfirmedOf(key: string): UnconfirmedOrder | null {
  return hostOrders().unconfirmed.get(key) ?? null
}

/** Remembers that an order was sent and no answer came. */
export function noteUnconfirmed(key: string, unconfirmed: UnconfirmedOrder): void {
  hostOrders().unconfirmed.set(key, unconfirmed)
}

/** Its fate is known. */
export function clearUnconfirmed(key: string): void {
  hostOrders().unconfirmed.delete(key)
}
