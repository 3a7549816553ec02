import 'server-only'
import { LRUCache } from 'lru-cache'
import { ShopError } from '@/lib/contract/error'
import { limits } from './numbers'
import type { LimitName } from './spend-all'

/** Maximum number of counters. */
const COUNTS = 20_000

const counts = new LRUCache<string, { points: number; until: number }>({ max: COUNTS })

/**
 * Counts one use by `who` in every window of a limit, within this process only: avoids a database write, and works without a
 * database. Throws TooManyRequests. Ignores null.
 */
export function spendHere(name: LimitName, who: string | null): void {
  if (who === null) return
  const now = Date.now()
  for (const { limit, windowSeconds } of limits[name]) {
    const key = `${name}:${windowSeconds}:${who}`
    const running = counts.get(key)
    const count = running && running.until > now ? running : { points: 0, until: now + windowSeconds * 1000 }
    count.points += 1
    counts.set(key, count)
    if (count.points > limit)
      throw new ShopError('TooManyRequests', [], { retryAfter: Math.max(1, Math.ceil((count.until - now) / 1000)) })
  }
}
