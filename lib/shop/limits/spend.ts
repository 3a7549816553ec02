import 'server-only'
import { inArray, lt, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { ShopError } from '@/lib/contract/error'
import { database } from '@/lib/db/database'
import { rateLimits } from '@/lib/db/schema'
import { count } from '@/lib/telemetry/metrics'
import { limits, type Limit, type LimitName } from './numbers'

/** Maximum number of counters. */
const COUNTS = 20_000

const counts = new LRUCache<string, { points: number; until: number }>({ max: COUNTS })

/**
 * Counts one use of `key` across all instances; call it before the work and outside a transaction. Throws TooManyRequests, with the
 * seconds until the window ends, when `limit` is exceeded.
 */
export async function spend(key: string, { limit, windowSeconds }: Limit): Promise<void> {
  const db = await database()
  const over = sql`${rateLimits.expiresAt} <= now()`
  const end = sql`now() + make_interval(secs => ${windowSeconds}::int)`
  const [row] = await db
    .insert(rateLimits)
    .values({ key, points: 1, expiresAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${over} then 1 else least(${rateLimits.points} + 1, 1000000) end`,
        expiresAt: sql`case when ${over} then ${end} else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({
      points: rateLimits.points,
      left: sql<number>`ceil(extract(epoch from ${rateLimits.expiresAt} - now()))::int`,
    })
  if (row && row.points > limit) throw tooMany(key, row.left)
}

/** The refusal of a use; `wait` in seconds. Counted by the limit's name, with which its keys begin. */
function tooMany(key: string, wait: number): ShopError {
  count('limits', { limit: key.split(':')[0] ?? '' })
  return new ShopError('TooManyRequests', [], { retryAfter: Math.max(1, wait) })
}

/** Deletes expired counters. */
export async function sweepLimits(): Promise<void> {
  const db = await database()
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, sql`now()`))
}

/** Counts one use by `who` in every window of a limit. Throws TooManyRequests. Ignores null. */
export async function spendAll(name: LimitName, who: string | null): Promise<void> {
  if (who === null) return
  for (const limit of limits[name]) await spend(keyOf(name, who, limit.windowSeconds), limit)
}

/** Resets the uses by `who` in every window of a limit, after a success. Ignores null. */
export async function forgiveAll(name: LimitName, who: string | null): Promise<void> {
  if (who === null) return
  const keys = limits[name].map(({ windowSeconds }) => keyOf(name, who, windowSeconds))
  await (await database()).delete(rateLimits).where(inArray(rateLimits.key, keys))
}

function keyOf(name: LimitName, who: string, windowSeconds: number): string {
  return `${name}:${windowSeconds}:${who}`
}

/**
 * Counts one use by `who` in every window of a limit, within this process only: avoids a database write, and works without a
 * database. Throws TooManyRequests. Ignores null.
 */
export function spendHere(name: LimitName, who: string | null): void {
  if (who === null) return
  const now = Date.now()
  for (const { limit, windowSeconds } of limits[name]) {
    const key = keyOf(name, who, windowSeconds)
    const running = counts.get(key)
    const used = running && running.until > now ? running : { points: 0, until: now + windowSeconds * 1000 }
    used.points += 1
    counts.set(key, used)
    if (used.points > limit) throw tooMany(key, Math.ceil((used.until - now) / 1000))
  }
}
