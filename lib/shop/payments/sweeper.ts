import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { and, asc, eq, lt, type SQL } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { log } from '@/lib/utils/log'
import { sweepAnswers } from '../orders/idempotency'
import { abandonPayment } from './abandon-payment'
import { refundDue } from './refund-due'

/** Time between two looks, in ms. */
const EVERY = 30_000
/** How long closing the shop waits for a sweep, in ms. */
const PATIENCE = 2_000
/** Orders looked at in one go. */
const AT_ONCE = 100

/**
 * Looks once at every card order whose time is over, and at every refund that was cut off: each is settled with the provider
 * first. One that cannot be settled now lets all others pass before it is tried again. `now` stands in for the clock in tests.
 */
export async function sweepPayments({
  now = new Date(),
  stopping,
}: { now?: Date; stopping?: AbortSignal } = {}): Promise<void> {
  const db = await database()
  const due = (which: SQL | undefined) =>
    db.select({ id: orders.id }).from(orders).where(which).orderBy(asc(orders.updatedAt)).limit(AT_ONCE)
  // Each kind has its own turn: many that cannot be settled keep nobody waiting for their money.
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
      log().warn({ err: error, order: id }, 'A payment could not be settled; it is tried again')
      await db.update(orders).set({ updatedAt: new Date() }).where(eq(orders.id, id))
    }
  }
  await transaction(sweepAnswers)
}

declare global {
  var oasisPaymentSweep: Promise<void> | undefined
}

/** Sweeps every half minute until `stopping`. */
export async function watchPayments(stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await delay(EVERY, undefined, { signal: stopping, ref: false }).catch(() => {})
    if (stopping.aborted) return
    globalThis.oasisPaymentSweep = sweepPayments({ stopping }).catch((error: unknown) => {
      if (!stopping.aborted) log().error({ err: error }, 'The payments could not be swept')
    })
    await globalThis.oasisPaymentSweep
  }
}

/** Waits for a sweep on its way, so that none comes upon a closed database; 2 s at most, for the provider may be slow. */
export async function paymentSweepOver(): Promise<void> {
  await Promise.race([globalThis.oasisPaymentSweep, delay(PATIENCE, undefined, { ref: false })])
}
