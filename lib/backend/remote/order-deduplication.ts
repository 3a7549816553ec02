import 'server-only'
import { LRUCache } from 'lru-cache'
import { ShopError } from '@/lib/contract/error'
import type { RequestKey } from '@/lib/shop/orders/request'
import { singleton } from '@/lib/utils/singleton'
import { profile, tokenKey } from './customers'

/** An order that was sent without receiving an answer. */
export interface UnconfirmedOrder {
  /** Ids of the customer's earlier orders. */
  before: ReadonlySet<string>
  /** In fils. */
  total: number
  /** Until when the host may still be processing it, in ms since 1970; 0 when it no longer does. */
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

function hostOrders() {
  return singleton('host-orders', (): HostOrders => ({
    running: new Map(),
    unconfirmed: new LRUCache({ max: 5000, ttl: REMEMBERED }),
    answers: new LRUCache({ max: 5000, ttl: KEPT }),
  }))
}

/** Joins concurrent orders under one key into one. */
export function singleOrder<T>(key: string, order: () => Promise<T>): Promise<T> {
  const { running } = hostOrders()
  const already = running.get(key)
  // The key names customer and payment kind, so its promise has the type of `order`.
  if (already) return already as Promise<T>
  const placing = order().finally(() => running.delete(key))
  running.set(key, placing)
  return placing
}

/** Waits until no order runs under this key of `singleOrder`, even if it fails. */
export async function waitForOrder(key: string): Promise<void> {
  await hostOrders()
    .running.get(key)
    ?.catch(() => undefined)
}

/**
 * Orders once per `Idempotency-Key`, if there is one: a repeated request gets the same answer unless the first failed.
 * Kept in this process only. Throws IdempotencyKeyReused for a different body under the same key.
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
    // Only the host knows whether the token is still valid.
    await profile(token)
    if (kept.bodyHash !== key.bodyHash) throw new ShopError('IdempotencyKeyReused')
    // The same body means the same call, so the answer has the type of `order`.
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

/** The unconfirmed order of an earlier attempt; null for none. */
export function unconfirmedOf(key: string): UnconfirmedOrder | null {
  return hostOrders().unconfirmed.get(key) ?? null
}

/** Remembers an unconfirmed order. */
export function noteUnconfirmed(key: string, unconfirmed: UnconfirmedOrder): void {
  hostOrders().unconfirmed.set(key, unconfirmed)
}

/** Forgets an unconfirmed order once its fate is known. */
export function clearUnconfirmed(key: string): void {
  hostOrders().unconfirmed.delete(key)
}
