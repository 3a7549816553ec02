import 'server-only'
import { availableParallelism, freemem } from 'node:os'
import { LRUCache } from 'lru-cache'
import type { DrawProcess } from './draw-process'
import { WorkQueue } from '@/lib/utils/work-queue'
import type { Made } from './share'

/** Pictures somebody waits for, and those drawn ahead: neither waits for the other. */
export type DrawPriority = 'asked' | 'ahead'

/** Draws in one process, which is started when there is work. */
export interface DrawWorker {
  priority: DrawPriority
  queue: WorkQueue
  drawProcess: DrawProcess | null
}

/** What a process that draws takes of the memory, in bytes. */
const PROCESS_MEMORY = 1024 ** 3

/** So many quick drawings are kept, of a few kB each: what some pages show. */
const QUICK_DRAWINGS = 300

/** A drawing of one width, that is being made or is there. */
export interface QuickDrawing {
  file: Buffer | null
  drawing: Promise<Buffer>
}

interface MediaState {
  /** Uploads being decoded: each may take 160 MB for a moment. */
  uploads: WorkQueue
  /** Uploads of more pixels than a stranger may send. */
  large: WorkQueue
  /** Where the pictures are drawn that somebody waits for. */
  asked: DrawWorker
  /** Where the others are: a process for each core up to two. */
  ahead: DrawWorker[]
  /** Pictures somebody asked for or that are being drawn, by hash. */
  inFlight: Map<string, Promise<void>>
  /** Quick drawings by file name, until the pictures themselves stand. */
  quick: LRUCache<string, QuickDrawing>
  shares: Map<string, Promise<Made>>
}

declare global {
  var oasisMedia: MediaState | undefined
}

/** While one picture is encoded, which other threads do, or is written and synced, a process paints the next. */
export const PICTURES_AT_ONCE = 2

const workersAhead = Math.max(1, Math.min(availableParallelism(), 2, Math.floor(freemem() / PROCESS_MEMORY)))

function drawWorker(priority: DrawPriority): DrawWorker {
  return { priority, queue: new WorkQueue(PICTURES_AT_ONCE), drawProcess: null }
}

/** One per process: every bundle of the server has its own copy of this module, and the copies must share their queues. */
export function mediaState(): MediaState {
  globalThis.oasisMedia ??= {
    uploads: new WorkQueue(2),
    large: new WorkQueue(1),
    asked: drawWorker('asked'),
    ahead: Array.from({ length: workersAhead }, () => drawWorker('ahead')),
    inFlight: new Map(),
    quick: new LRUCache({ max: QUICK_DRAWINGS }),
    shares: new Map(),
  }
  return globalThis.oasisMedia
}
