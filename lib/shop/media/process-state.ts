import 'server-only'
import { availableParallelism, freemem } from 'node:os'
import { LRUCache } from 'lru-cache'
import type { DrawProcess } from './draw-process'
import { WorkQueue } from '@/lib/utils/work-queue'
import type { Made } from './share'

/** Requested pictures, and pictures drawn ahead of demand; neither waits for the other. */
export type DrawPriority = 'onDemand' | 'ahead'

/** A drawing process, started on demand, and its queue. */
export interface DrawWorker {
  priority: DrawPriority
  queue: WorkQueue
  drawProcess: DrawProcess | null
}

/** Memory of a drawing process, bytes. */
const PROCESS_MEMORY = 1024 ** 3

/** Maximum number of cached quick drawings, a few kB each. */
const QUICK_DRAWINGS = 300

/** A drawing of one width, in progress or done. */
export interface QuickDrawing {
  file: Buffer | null
  drawing: Promise<Buffer>
}

interface MediaState {
  /** Uploads being decoded; each may briefly take 160 MB. */
  uploads: WorkQueue
  /** Uploads above the public pixel limit. */
  large: WorkQueue
  /** Draws requested pictures. */
  onDemand: DrawWorker
  /** Draws ahead of demand: one process per core, at most two. */
  ahead: DrawWorker[]
  /** Requested pictures and those being drawn, by hash. */
  inFlight: Map<string, Promise<void>>
  /** Quick drawings by file name, until the full pictures are ready. */
  quick: LRUCache<string, QuickDrawing>
  shares: Map<string, Promise<Made>>
}

declare global {
  var oasisMedia: MediaState | undefined
}

/** A process paints one picture while another is encoded on other threads or written to disk. */
export const PICTURES_AT_ONCE = 2

const workersAhead = Math.max(1, Math.min(availableParallelism(), 2, Math.floor(freemem() / PROCESS_MEMORY)))

function drawWorker(priority: DrawPriority): DrawWorker {
  return { priority, queue: new WorkQueue(PICTURES_AT_ONCE), drawProcess: null }
}

/** One per process. Every server bundle has its own copy of this module; the copies share these queues. */
export function mediaState(): MediaState {
  globalThis.oasisMedia ??= {
    uploads: new WorkQueue(2),
    large: new WorkQueue(1),
    onDemand: drawWorker('onDemand'),
    ahead: Array.from({ length: workersAhead }, () => drawWorker('ahead')),
    inFlight: new Map(),
    quick: new LRUCache({ max: QUICK_DRAWINGS }),
    shares: new Map(),
  }
  return globalThis.oasisMedia
}
