import 'server-only'
import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { outbox } from '@/lib/db/schema'

/** A message leased by this worker. */
export type Claimed = typeof outbox.$inferSelect

/** Lease in seconds, after which another worker takes the message. */
const LEASE_SECONDS = 60

const now = sql`now()`
const unleased = or(isNull(outbox.leaseUntil), lt(outbox.leaseUntil, now))
/** How long a message about an order waits for an undelivered earlier one, minutes. */
const ORDER_WAIT = 60
/** Minutes within which every message is retried (`pauseAfter`). */
const RETRY_ROUND = 80
/**
 * Messages about an order go in order, per recipient. A message overtakes an earlier one only when that one stays undelivered
 * although others leave, for example because its template is missing.
 */
const isNext = sql`not exists (
  select from ${outbox} as earlier
  where ${outbox.template} like 'order-%' and earlier.template like 'order-%'
    and earlier.payload ->> 'code' = ${outbox.payload} ->> 'code'
    and earlier.channel = ${outbox.channel} and earlier.recipient = ${outbox.recipient}
    and earlier.id < ${outbox.id}
    and earlier.delivered_at is null and earlier.failed_at is null
    and not exists (
      select from ${outbox} as other
      where other.channel = earlier.channel
        and other.delivered_at > earlier.created_at + make_interval(mins => ${ORDER_WAIT}::int)
        and other.delivered_at < now() - make_interval(mins => ${RETRY_ROUND}::int)
    )
)`
const due = and(isNull(outbox.deliveredAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, now), unleased, isNext)

/** Messages that expire within minutes, such as codes, go before others. */
const expiresLate = sql`${outbox.payload} ->> 'validUntil' is null`

/** Claims up to `most` due messages under a lease and counts the attempt. */
export async function claim(most: number): Promise<Claimed[]> {
  const db = await database()
  const found = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(due)
    .orderBy(expiresLate, asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(most)
  const claimed: Claimed[] = []
  for (const { id } of found) {
    const lease = sql`now() + make_interval(secs => ${LEASE_SECONDS}::int)`
    const taken = { leaseUntil: lease, attempts: sql`${outbox.attempts} + 1` }
    const [row] = await db
      .update(outbox)
      .set(taken)
      .where(and(eq(outbox.id, id), due))
      .returning()
    if (row) claimed.push(row)
  }
  return claimed
}

/** Matches the message while this worker holds it. */
const heldHere = ({ id, attempts }: Claimed) =>
  and(
    eq(outbox.id, id),
    eq(outbox.attempts, attempts),
    // An uncounted attempt repeats the number, but then the message has no lease.
    isNotNull(outbox.leaseUntil),
    isNull(outbox.deliveredAt),
    isNull(outbox.failedAt),
  )

/** Marks a message as delivered and erases its payload, which may be a code. Of an order its code and status stay. */
export async function noteDelivered(message: Claimed): Promise<void> {
  const db = await database()
  const { payload } = outbox
  const kept = sql`case when ${payload} ? 'status' then jsonb_strip_nulls(jsonb_build_object(
    'code', ${payload} -> 'code', 'status', ${payload} -> 'status', 'pickup', ${payload} -> 'pickup')) else '{}'::jsonb end`
  await db.update(outbox).set({ deliveredAt: now, leaseUntil: null, payload: kept }).where(heldHere(message))
}

/** Marks a message as failed. Its payload stays, for staff to send it again; of a code or password only its end does. */
export async function noteFailed(message: Claimed): Promise<void> {
  const db = await database()
  const kept = sql`case when ${outbox.payload} ? 'validUntil'
    then jsonb_build_object('validUntil', ${outbox.payload} -> 'validUntil') else ${outbox.payload} end`
  await db.update(outbox).set({ failedAt: now, leaseUntil: null, payload: kept }).where(heldHere(message))
}

/** Schedules a retry in `seconds`. `counts: false` does not count the attempt. */
export async function putBack(message: Claimed, seconds: number, { counts = true } = {}): Promise<void> {
  const db = await database()
  const later = sql`now() + make_interval(secs => ${seconds}::float8)`
  const attempts = message.attempts - (counts ? 0 : 1)
  await db.update(outbox).set({ nextAttemptAt: later, leaseUntil: null, attempts }).where(heldHere(message))
}

/** Deletes messages that were delivered or failed 30 days ago. */
export async function sweepOutbox(): Promise<void> {
  const db = await database()
  const old = sql`now() - interval '30 days'`
  await db.delete(outbox).where(or(lt(outbox.deliveredAt, old), lt(outbox.failedAt, old)))
}
