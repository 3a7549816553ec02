import type { PGlite } from '@electric-sql/pglite'
import { warn } from '../errors'
import { type DurableFiles, walSegment } from './durable-files'

const EVERY_MS = 5 * 60_000
/** 64 MB in segments of 16 MB. */
const EVERY_SEGMENTS = 4
const DAY_MS = 24 * 60 * 60_000
/** Three in the morning in Dubai, which has no daylight saving time. */
const HOUR_UTC = 23

export interface Checkpoints {
  /** Checkpoints, so that WAL segments can be reused. Does nothing when nothing was written since the last one. */
  run(): Promise<void>
  stop(): void
}

/** Checkpoints every 5 minutes and every 64 MB of WAL, measured by the synced files: PGlite has no checkpointer. */
export function keepCheckpoints(client: PGlite, files: DurableFiles): Checkpoints {
  let running: Promise<void> | null = null
  let syncsAtLast = -1
  let current = 0
  let first: number | null = null

  async function checkpoint(): Promise<void> {
    try {
      await client.exec('CHECKPOINT')
      syncsAtLast = files.syncs
      first = current
    } finally {
      running = null
    }
  }
  async function run(): Promise<void> {
    if (files.syncs === syncsAtLast) return
    running ??= checkpoint()
    await running
  }
  function runInBackground(): void {
    run().catch((error: unknown) => warn('The embedded database failed to checkpoint.', error))
  }

  const timer = setInterval(runInBackground, EVERY_MS)
  timer.unref()
  files.onSync = (path) => {
    const segment = walSegment(path)
    // A checkpoint also syncs the segments it recycles.
    if (segment === null || running) return
    current = segment
    first ??= segment
    if (current - first >= EVERY_SEGMENTS) runInBackground()
  }
  return {
    run,
    stop() {
      clearInterval(timer)
      files.onSync = () => undefined
    },
  }
}

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
