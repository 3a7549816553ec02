import { warn } from '../warn'

const DAY_MS = 24 * 60 * 60_000
/** Three in the morning in Dubai, which has no daylight saving time. */
const HOUR_UTC = 23

/** Returns the ms from `now` to the next 03:00 in Dubai. */
export function untilNight(now: Date): number {
  const tonight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR_UTC)
  return tonight > now.getTime() ? tonight - now.getTime() : tonight + DAY_MS - now.getTime()
}

/** Calls `run` every night until the returned function is called. A failure is logged as a warning. */
export function everyNight(run: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout
  function schedule(): void {
    timer = setTimeout(() => {
      run().catch((error: unknown) => warn('Nightly maintenance of the database failed.', error))
      schedule()
    }, untilNight(new Date()))
    timer.unref()
  }
  schedule()
  return () => clearTimeout(timer)
}
