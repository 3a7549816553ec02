import { fsyncSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { PGlite } from '@electric-sql/pglite'

const EIO = 29
const SEGMENTS_PER_LOG = 256
const WAL_SEGMENT = /\/pg_wal\/[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/

/** The fields of Emscripten's open file used here. */
interface OpenFile {
  /** Descriptor of the real file; absent for files in memory. */
  nfd?: number
  path?: string
}

interface FileOperations {
  fsync?: (file: OpenFile) => number
}

/**
 * Returns the number of the 16 MB WAL segment a path names, counted from the creation of the database; null for other files.
 */
export function walSegment(path: string): number | null {
  const [, log, segment] = WAL_SEGMENT.exec(path) ?? []
  if (log === undefined || segment === undefined) return null
  return Number.parseInt(log, 16) * SEGMENTS_PER_LOG + Number.parseInt(segment, 16)
}

/** PGlite's file system with a working fsync for files and folders. */
export class DurableFiles extends NodeFS {
  /** Number of syncs so far. */
  syncs = 0
  /** Called after each sync. */
  onSync: (path: string) => void = () => undefined

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const preRun: typeof emscriptenOpts.preRun = [
      ...(emscriptenOpts.preRun ?? []),
      (module) => {
        const operations: FileOperations = module.NODEFS.stream_ops
        operations.fsync = (file) => {
          if (file.nfd === undefined) return 0
          try {
            fsyncSync(file.nfd)
          } catch (cause) {
            // An errno that PostgreSQL knows, so that it panics instead of acknowledging the commit.
            throw Object.assign(new module.FS.ErrnoError(EIO), { cause })
          }
          this.syncs += 1
          this.onSync(file.path ?? '')
          return 0
        }
      },
    ]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/** The embedded engine would lose acknowledged orders in a power cut; the shop must not start on it. */
class DurabilityError extends Error {
  override name = 'DurabilityError'
}

/** Checks that a commit reaches the disk before it is acknowledged. Throws DurabilityError otherwise. */
export async function assertDurable(client: PGlite, files: DurableFiles): Promise<void> {
  const { rows } = await client.query<{ fsync: string; method: string }>(
    `select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method`,
  )
  const [settings] = rows
  if (settings?.fsync !== 'on' || settings.method !== 'fsync') {
    throw new DurabilityError(
      `The embedded database runs with fsync=${settings?.fsync}, wal_sync_method=${settings?.method}: it needs on, fsync.`,
    )
  }
  const before = files.syncs
  await client.query(`select pg_logical_emit_message(true, 'oasis', 'durability probe')`)
  if (files.syncs === before) {
    throw new DurabilityError('The embedded database acknowledged a commit without making it durable.')
  }
}
