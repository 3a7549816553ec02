import 'server-only'
import { eq, lt, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { database } from '@/lib/db/database'
import { rateLimits } from '@/lib/db/schema'

/** So many times in so many seconds, counted from the first. */
export interface Limit {
  limit: number
  windowSeconds: number
}

/**
 * Counts one use of `key`, for all instances together; call it before the work and outside a transaction. Throws
 * TooManyRequests, with the seconds until the window is over, when there were already `limit` uses in it.
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

/** Forgets the uses of `key`: after a success that shows that nobody was guessing. */
export async function forgive(key: string): Promise<void> {
  const db = await database()
  await db.delete(rateLimits).where(eq(rateLimits.key, key))
}

/** Deletes counts whose window is over. */
export async function sweepLimits(): Promise<void> {
  const db = await database()
  await db.delete(rateLimits).where(lt(rateLimits.expiresAt, sql`now()`))
}
