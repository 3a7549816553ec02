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

const EVERY = 60 * 60 * 1000
/** How long closing the shop waits for a sweep, in ms. */
const PATIENCE = 2_000

declare global {
  var oasisSweep: Promise<void> | undefined
}

/** Deletes every hour, until `stopping`, what is over: sessions, sign-ups, counts, old messages, share images and pictures nobody names. */
export function keepSweeping(stopping: AbortSignal): void {
  const timer = setInterval(() => {
    globalThis.oasisSweep = sweep(stopping)
  }, EVERY).unref()
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true })
}

/** Waits for a sweep on its way, which ends soon when the shop stops, so that none comes upon a closed database. */
export async function sweepOver(): Promise<void> {
  await Promise.race([globalThis.oasisSweep, delay(PATIENCE, undefined, { ref: false })])
}

/** One after the other, and what fails keeps nothing behind it from its turn. Never throws. */
async function sweep(stopping: AbortSignal): Promise<void> {
  const rows = [sweepSessions, sweepSignups, sweepLimits, sweepOutbox]
  for (const one of [...rows, sweepOutboxFolder, sweepShares, () => sweepImages(stopping)]) {
    if (stopping.aborted) return
    await one().catch((error: unknown) => {
      if (!stopping.aborted) log().error({ err: error }, 'What is over could not be deleted')
    })
  }
}
