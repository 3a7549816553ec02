import 'server-only'
import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { outbox } from '@/lib/db/schema'

/** A message in the hands of this worker, until its lease is over. */
export type Claimed = typeof outbox.$inferSelect

/** How long a worker may take over a message before another one takes it, in seconds. */
const LEASE_SECONDS = 60

const now = sql`now()`
const free = or(isNull(outbox.leaseUntil), lt(outbox.leaseUntil, now))
/** How long what is said of an order waits for what was said before and has not left, in minutes. */
const PATIENCE = 60
/** Within so many minutes every message is tried again (`pauseAfter`). */
const ROUND = 80
/**
 * What is said of an order goes in the order in which it happened, one after another, to each who is told. Only what does not leave
 * although others do, as its own template is missing, is overtaken: later news is better than none.
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
        and other.delivered_at > earlier.created_at + make_interval(mins => ${PATIENCE}::int)
        and other.delivered_at < now() - make_interval(mins => ${ROUND}::int)
    )
)`
const due = and(isNull(outbox.deliveredAt), isNull(outbox.failedAt), lte(outbox.nextAttemptAt, now), free, isNext)

/** Codes are good for minutes: they go before what is tried for days. */
const isUnhurried = sql`${outbox.payload} ->> 'validUntil' is null`

/** Takes up to `most` messages that are due; no other worker gets them before the lease is over. The try counts already. */
export async function claim(most: number): Promise<Claimed[]> {
  const db = await database()
  const found = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(due)
    .orderBy(isUnhurried, asc(outbox.nextAttemptAt), asc(outbox.id))
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

/** The message is still in our hands: nobody has taken it since. */
const ours = ({ id, attempts }: Claimed) =>
  and(
    eq(outbox.id, id),
    eq(outbox.attempts, attempts),
    // The number comes again after a try that does not count, but then the message is in nobody's hands.
    isNotNull(outbox.leaseUntil),
    isNull(outbox.deliveredAt),
    isNull(outbox.failedAt),
  )

/** Notes that a message has left. What it said, which may be a code, is forgotten. */
export async function noteDelivered(message: Claimed): Promise<void> {
  const db = await database()
  await db.update(outbox).set({ deliveredAt: now, leaseUntil: null, payload: {} }).where(ours(message))
}

/** Notes that a message will never leave. What it said is forgotten. */
export async function noteFailed(message: Claimed): Promise<void> {
  const db = await database()
  await db.update(outbox).set({ failedAt: now, leaseUntil: null, payload: {} }).where(ours(message))
}

/** Puts a message back for a later try, in `seconds`. One that does not count leaves as many tries as there were. */
export async function putBack(message: Claimed, seconds: number, { counts = true } = {}): Promise<void> {
  const db = await database()
  const later = sql`now() + make_interval(secs => ${seconds}::float8)`
  const attempts = message.attempts - (counts ? 0 : 1)
  await db.update(outbox).set({ nextAttemptAt: later, leaseUntil: null, attempts }).where(ours(message))
}

/** Deletes what left, or failed, 30 days ago. */
export async function sweepOutbox(): Promise<void> {
  const db = await database()
  const old = sql`now() - interval '30 days'`
  await db.delete(outbox).where(or(lt(outbox.deliveredAt, old), lt(outbox.failedAt, old)))
}
