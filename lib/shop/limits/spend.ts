import 'server-only'
import { eq, lt, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { database } from '@/lib/db/database'
import { rateLimits } from '@/lib/db/schema'

/** Maximum uses in a window that starts with the first use. */
export interface Limit {
  limit: number
  windowSeconds: number
}

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
  if (row && row.points > limit) throw new ShopError('TooManyRequests', [], { retryAfter: Math.max(1, row.left) })
}

/** Resets the uses of `key` after a success. */
export async function forgive(key: string): Promise<void> {
  const db = await database()
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Deletes expired counters. */
export async function sweepLimits(): Promise<void> {
  const db = await database()
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, sql`now()`))
}
