import 'server-only'
import { LRUCache } from 'lru-cache'

/** An order whose fate nobody knows: it was sent, and no answer came. */
export interface Doubt {
  /** Ids of the orders there were before. */
  before: ReadonlySet<string>
  /** In fils. */
  total: number
}

/** How long a doubt is remembered, ms. */
const REMEMBERED = 60 * 60_000

interface Desk {
  running: Map<string, Promise<unknown>>
  doubts: LRUCache<string, Doubt>
}

declare global {
  var oasisOrderDesk: Desk | undefined
}

function desk(): Desk {
  return (globalThis.oasisOrderDesk ??= { running: new Map(), doubts: new LRUCache({ max: 5000, ttl: REMEMBERED }) })
}

/** Orders of one customer that come at the same time are one order. */
export function atOnce<T>(key: string, order: () => Promise<T>): Promise<T> {
  const { running } = desk()
  const already = running.get(key)
  // The key names customer and kind of order, so what runs under it has the type of `order`.
  if (already) return already as Promise<T>
  const placing = order().finally(() => running.delete(key))
  running.set(key, placing)
  return placing
}

/** The doubt an earlier try left behind, if any. */
export function doubtOf(key: string): Doubt | null {
  return desk().doubts.get(key) ?? null
}

export function noteDoubt(key: string, doubt: Doubt): void {
  desk().doubts.set(key, doubt)
}

export function clearDoubt(key: string): void {
  desk().doubts.delete(key)
}
