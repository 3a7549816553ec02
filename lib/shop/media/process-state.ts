import 'server-only'
import { availableParallelism } from 'node:os'
import type { DrawProcess } from './draw-process'
import { WorkQueue } from './work-queue'

interface MediaState {
  /** Uploads being decoded: each may take 160 MB for a moment. */
  uploads: WorkQueue
  /** Drawn pictures being made, and the processes that make them. */
  drawings: WorkQueue
  painters: DrawProcess[]
  /** Pictures somebody asked for or that are being drawn, by hash. */
  flights: Map<string, Promise<void>>
  shares: Map<string, Promise<Buffer>>
}

declare global {
  var oasisMedia: MediaState | undefined
}

/** One per process: every bundle of the server has its own copy of this module, and the copies must share their queues. */
export function mediaState(): MediaState {
  globalThis.oasisMedia ??= {
    uploads: new WorkQueue(2),
    drawings: new WorkQueue(Math.min(Math.max(availableParallelism(), 2), 4)),
    painters: [],
    flights: new Map(),
    shares: new Map(),
  }
  return globalThis.oasisMedia
}
