import 'server-only'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { config } from '@/lib/config/environment'
import { ShopError } from '@/lib/contract/error'
import type { RequestKey } from '@/lib/shop/orders/request'
import { log } from '@/lib/utils/log'
import { parseJson } from '@/lib/utils/parse-json'
import { singleton } from '@/lib/utils/singleton'
import { wholeFile } from '@/lib/utils/whole-file'
import { profile, tokenKey } from './customers'

const UnconfirmedOrder = z.object({
  /** Ids of the customer's earlier orders. */
  before: z.array(z.string()),
  /** In fils. */
  total: z.number(),
  /** Until when the host may still be processing it, in ms since 1970; 0 when it no longer does. */
  openUntil: z.number(),
  /** Whether it was placed, and only its cart is still full. */
  placed: z.boolean().optional(),
  /** Until when it is remembered, in ms since 1970. */
  until: z.number(),
})

/** An order that was sent without receiving an answer. */
export type UnconfirmedOrder = z.infer<typeof UnconfirmedOrder>

/** How long an unconfirmed order is remembered, ms. */
const REMEMBERED = 60 * 60_000
/** How long an answer is remembered under its `Idempotency-Key`, ms. */
const KEY_LIFETIME = 24 * 60 * 60_000

/** Unconfirmed orders by `tokenKey` whose file could not be written. */
function unconfirmedOrders() {
  return singleton('unconfirmed-orders', () => new LRUCache<string, UnconfirmedOrder>({ max: 5000, ttl: REMEMBERED }))
}

function unconfirmedFile(token: string): string {
  return join(config().dataDir, `unconfirmed-order-${tokenKey(token)}.json`)
}

/** The customer's unconfirmed order, also one that was sent before a restart; null for none. */
export async function unconfirmedOrder(token: string): Promise<UnconfirmedOrder | null> {
  const { data } = UnconfirmedOrder.safeParse(parseJson(await readFile(unconfirmedFile(token), 'utf8').catch(() => '')))
  const kept = [data, unconfirmedOrders().get(tokenKey(token))]
  return kept.find((one) => one && one.until > Date.now()) ?? null
}

/** Remembers an unconfirmed order, in a file, as the shop may be killed before the host answers, or another instance be asked next. */
export async function rememberUnconfirmed(token: string, order: Omit<UnconfirmedOrder, 'until'>): Promise<void> {
  const kept = { ...order, until: Date.now() + REMEMBERED }
  try {
    await wholeFile(unconfirmedFile(token), (draft) => writeFile(draft, JSON.stringify(kept)))
  } catch (err) {
    log().warn({ err }, 'An order that is being sent could not be written down')
    unconfirmedOrders().set(tokenKey(token), kept)
  }
}

export async function forgetUnconfirmed(token: string): Promise<void> {
  unconfirmedOrders().delete(tokenKey(token))
  await rm(unconfirmedFile(token), { force: true }).catch((err: unknown) =>
    log().warn({ err }, 'An order that was sent is still written down as unanswered'),
  )
}

/** Forgets an order whose cart was still full, once the customer has emptied it: the next one is meant. */
export async function forgetPlaced(token: string): Promise<void> {
  if ((await unconfirmedOrder(token))?.placed) await forgetUnconfirmed(token)
}

function runningOrders() {
  return singleton('running-orders', () => new Map<string, Promise<unknown>>())
}

interface KeyedAnswer {
  bodyHash: string
  answer: Promise<unknown>
}

function keyedAnswers() {
  return singleton('keyed-answers', () => new LRUCache<string, KeyedAnswer>({ max: 5000, ttl: KEY_LIFETIME }))
}

/** Joins concurrent orders under one key into one. */
export function singleOrder<T>(key: string, order: () => Promise<T>): Promise<T> {
  const running = runningOrders()
  const already = running.get(key)
  // The key names customer and payment kind, so its promise has the type of `order`.
  if (already) return already as Promise<T>
  const placing = order().finally(() => running.delete(key))
  running.set(key, placing)
  return placing
}

/** Waits for the order that runs under this key of `singleOrder`, if any, even if it fails. */
export async function waitForOrder(key: string): Promise<void> {
  await Promise.allSettled([runningOrders().get(key)])
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
  const answers = keyedAnswers()
  const name = `${tokenKey(token)} ${key.key}`
  const earlier = answers.get(name)
  if (earlier) {
    // Only the host knows whether the token is still valid.
    await profile(token)
    if (earlier.bodyHash !== key.bodyHash) throw new ShopError('IdempotencyKeyReused')
    // The same body means the same call, so the answer has the type of `order`.
    return earlier.answer as Promise<T>
  }
  const answer = order()
  const entry = { bodyHash: key.bodyHash, answer }
  answers.set(name, entry)
  return answer.catch((error: unknown) => {
    if (answers.peek(name) === entry) answers.delete(name)
    throw error
  })
}
