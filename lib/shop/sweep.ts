import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { log } from '@/lib/utils/log'
import { singleton } from '@/lib/utils/singleton'
import { backUpWhenDue } from './backup/schedule'
import { sweepSignups } from './customers/sign-up'
import { sweepLimits } from './limits/spend'
import { sweepShares } from './media/share'
import { sweepImages } from './media/sweep-images'
import { sweepOutbox } from './messages/claim'
import { sweepOutboxFolder } from './messages/transports/folder'
import { sweepPayments } from './payments/sweeper'
import { sweepStaffSessions } from './staff-accounts/sessions'
import { sweepSessions } from './sessions/session'

/** Times between sweeps, in ms. */
const HOUR = 60 * 60 * 1000
const PAYMENTS_INTERVAL = 30_000
const BACKUP_INTERVAL = 20_000
/** How long shutdown waits for running sweeps, in ms. */
const PATIENCE = 2_000

const running = () => singleton('sweeps', () => new Set<Promise<unknown>>())

/**
 * Until `stopping` aborts: settles payments every half minute, and every hour deletes expired sessions, sign-ups and rate limits,
 * old messages, share images and unused images. Makes backups at their times.
 */
export function keepSweeping(stopping: AbortSignal): void {
  repeat([({ signal }) => sweepPayments({ stopping: signal })], PAYMENTS_INTERVAL, stopping)
  repeat([() => backUpWhenDue()], BACKUP_INTERVAL, stopping)
  const rows = [sweepSessions, sweepStaffSessions, sweepSignups, sweepLimits, sweepOutbox]
  repeat([...rows, sweepOutboxFolder, sweepShares, ({ signal }) => sweepImages(signal)], HOUR, stopping)
}

/** Waits briefly for running sweeps, so that they do not hit a closed database. */
export async function sweepsOver(): Promise<void> {
  await Promise.race([Promise.all(running()), delay(PATIENCE, undefined, { ref: false })])
}

type Sweep = (options: { signal: AbortSignal }) => Promise<void>

/** Runs the sweeps in sequence, unless the last run is not over, at every interval. A failed sweep does not stop the next. */
function repeat(sweeps: Sweep[], interval: number, signal: AbortSignal): void {
  let run: Promise<void> | null = null
  async function sweepAll(): Promise<void> {
    for (const sweep of sweeps) {
      if (signal.aborted) return
      await sweep({ signal }).catch((error: unknown) => {
        if (!signal.aborted) log().error({ err: error }, 'A sweep failed')
      })
    }
  }
  const timer = setInterval(() => {
    if (run) return
    const now = sweepAll().finally(() => {
      run = null
      running().delete(now)
    })
    run = now
    running().add(now)
  }, interval).unref()
  signal.addEventListener('abort', () => clearInterval(timer), { once: true })
}
