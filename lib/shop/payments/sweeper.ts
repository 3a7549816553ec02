import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { and, asc, eq, lt, type SQL } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { log } from '@/lib/utils/log'
import { sweepAnswers } from '../orders/idempotency'
import { abandonPayment } from './abandon-payment'
import { refundDue } from './refund-due'

/** Time between sweeps, in ms. */
const INTERVAL = 30_000
/** How long shutdown waits for a sweep, in ms. */
const PATIENCE = 2_000
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
  const refunds = await due(eq(orders.payment, 'refund_due'))
  const over = await due(and(eq(orders.payment, 'awaiting'), lt(orders.holdExpiresAt, now)))
  const work = [
    ...refunds.map(({ id }) => ({ id, settle: () => refundDue(id) })),
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
  await transaction(sweepAnswers)
}

declare global {
  var oasisPaymentSweep: Promise<void> | undefined
}

/** Sweeps every half minute until `stopping` aborts. */
export async function watchPayments(stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await delay(INTERVAL, undefined, { signal: stopping, ref: false }).catch(() => {})
    if (stopping.aborted) return
    globalThis.oasisPaymentSweep = sweepPayments({ stopping }).catch((error: unknown) => {
      if (!stopping.aborted) log().error({ err: error }, 'The payments could not be swept')
    })
    await globalThis.oasisPaymentSweep
  }
}

/** Waits up to 2 s for a running sweep, so that it does not hit a closed database. */
export async function paymentSweepOver(): Promise<void> {
  await Promise.race([globalThis.oasisPaymentSweep, delay(PATIENCE, undefined, { ref: false })])
}
