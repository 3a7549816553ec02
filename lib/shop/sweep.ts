import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { log } from '@/lib/utils/log'
import { sweepSignups } from './customers/verification'
import { sweepLimits } from './limits/spend'
import { sweepShares } from './media/share'
import { sweepImages } from './media/sweep-images'
import { sweepOutbox } from './messages/claim'
import { sweepOutboxFolder } from './messages/transports/folder'
import { sweepSessions } from './sessions/session'

const INTERVAL = 60 * 60 * 1000
/** How long shutdown waits for a sweep, in ms. */
const PATIENCE = 2_000

declare global {
  var oasisSweep: Promise<void> | undefined
}

/** Every hour until `stopping` aborts, deletes expired sessions, sign-ups and rate limits, old messages, share images and unused images. */
export function keepSweeping(stopping: AbortSignal): void {
  const timer = setInterval(() => {
    globalThis.oasisSweep = sweep(stopping)
  }, INTERVAL).unref()
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true })
}

/** Waits briefly for a running sweep, so that it does not hit a closed database. */
export async function sweepOver(): Promise<void> {
  await Promise.race([globalThis.oasisSweep, delay(PATIENCE, undefined, { ref: false })])
}

/** Runs the sweeps in sequence; a failed one does not stop the next. Never throws. */
async function sweep(stopping: AbortSignal): Promise<void> {
  const rows = [sweepSessions, sweepSignups, sweepLimits, sweepOutbox]
  for (const one of [...rows, sweepOutboxFolder, sweepShares, () => sweepImages(stopping)]) {
    if (stopping.aborted) return
    await one().catch((error: unknown) => {
      if (!stopping.aborted) log().error({ err: error }, 'Could not delete expired data')
    })
  }
}
