import 'server-only'
import { and, asc, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { orders, refunds } from '@/lib/db/schema'
import { log } from '@/lib/utils/log'
import { sweepKeys } from '../orders/idempotency'
import { abandonPayment, refundDue } from './settle'

/** Orders per kind and sweep. */
const BATCH = 100

/**
 * Settles every expired card order and every pending refund with the provider. A failed one moves to the end of the
 * queue. `now` replaces the clock in tests.
 */
export async function sweepPayments({
  now = new Date(),
  stopping,
}: { now?: Date; stopping?: AbortSignal } = {}): Promise<void> {
  const db = await database()
  const due = (which: SQL | undefined) =>
    db.select({ id: orders.id }).from(orders).where(which).orderBy(asc(orders.updatedAt)).limit(BATCH)
  // Each kind has its own limit, so that failing holds do not delay refunds.
  const parts = db
    .select({ id: refunds.orderId })
    .from(refunds)
    .where(sql`${refunds.due}`)
  const whole = db.select({ id: orders.id }).from(orders).where(eq(orders.payment, 'refund_due'))
  // One list of ids: joined by "or", each sweep would read all orders. What is disputed waits: a dispute that is lost pays the
  // customer itself.
  const owed = await due(and(inArray(orders.id, whole.unionAll(parts)), ne(orders.payment, 'disputed')))
  const over = await due(and(eq(orders.payment, 'awaiting'), lt(orders.holdExpiresAt, now)))
  const work = [
    ...owed.map(({ id }) => ({ id, settle: () => refundDue(id) })),
    ...over.map(({ id }) => ({ id, settle: () => abandonPayment(id, 'clock', now) })),
  ]
  for (const { id, settle } of work) {
    if (stopping?.aborted) return
    try {
      await settle()
    } catch (error) {
      log().warn({ err: error, order: id }, 'A payment could not be settled; it will be retried')
      await db.update(orders).set({ updatedAt: new Date() }).where(eq(orders.id, id))
    }
  }
  await transaction(sweepKeys)
}
