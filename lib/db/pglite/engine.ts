import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Engine } from '../engine'
import { rootGuard } from '../transaction'
import { type Checkpoints, keepCheckpoints, everyNight } from './maintenance'
import { openOrCreate, diskFullError } from './create'
import { DurableFiles, assertDurable } from './durable-files'
import { acquireLock } from './lock'
import { observeQueries } from '../observe-queries'

/**
 * PGlite's defaults with fsync (without `-F`) and little WAL kept for reuse. Opening touches every buffer: PGlite's default
 * of 160 MB costs each start 1 s and that memory, and reads are no faster with more (`npm run bench`, 100 000 products).
 */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=128MB'],
  ...['-c', 'shared_buffers=8MB'],
]

async function openClient(directory: string, files: DurableFiles, health: Health): Promise<PGlite> {
  const client = await openOrCreate(directory, async () => {
    const opened = new PanicAwareClient({ fs: files, extensions: { pg_trgm }, startParams }, health)
    await opened.waitReady
    return opened
  }).catch(async (error: unknown) => {
    const cause = (await diskFullError(directory)) ?? error
    throw new Error(`The database in ${directory} does not open.`, { cause })
  })
  try {
    await assertDurable(client, files)
    return client
  } catch (error) {
    await client.close()
    throw error
  }
}

async function closeClient(client: PGlite, checkpoints: Checkpoints, health: Health): Promise<void> {
  try {
    if (health.panic === null) await checkpoints.run()
  } finally {
    checkpoints.stop()
    // A panicked engine cannot close; the next start recovers.
    if (health.panic === null) await client.close()
  }
}

/**
 * Opens the embedded database in `directory` for this process alone, creating it if missing. Throws DatabaseLockedError when
 * another process has it open, DurabilityError when commits would not reach the disk.
 */
export async function openPglite(directory: string, files?: DurableFiles): Promise<Engine> {
  await mkdir(dirname(directory), { recursive: true })
  const lock = await acquireLock(`${directory}.lock`)
  const health: Health = { panic: null }
  try {
    const disk = files ?? new DurableFiles(directory)
    const client = await openClient(directory, disk, health)
    const checkpoints = keepCheckpoints(client, disk)
    observeQueries(client)
    const plain = drizzle({ client })
    const maintain = async (): Promise<void> => {
      await client.exec('VACUUM (ANALYZE)')
      await checkpoints.run()
    }
    const stopNightly = everyNight(maintain)
    return {
      name: 'pglite',
      db: drizzle({ client, logger: rootGuard }),
      usable: () => health.panic === null,
      transaction: (work) => plain.transaction((tx) => work(tx)),
      maintain,
      close() {
        stopNightly()
        return closeClient(client, checkpoints, health).finally(() => lock.release())
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** The engine panicked because the disk is full or failing; the running work was not committed. */
class DatabasePanicError extends Error {
  override name = 'DatabasePanicError'
}

/** The engine's panic message; null while it works. */
interface Health {
  panic: string | null
}

/** Throws after a panic; plain PGlite would loop forever in the next query and block the process. */
class PanicAwareClient extends PGlite {
  constructor(
    options: PGliteOptions,
    private readonly health: Health,
  ) {
    super({
      ...options,
      onStderr: (line) => {
        if (/\bPANIC: |^Aborted\(/.test(line)) health.panic ??= line
        return false
      },
    })
  }

  /** Throws DatabasePanicError after a panic. */
  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.health.panic === null) return super.execProtocolRawSync(message)
    throw new DatabasePanicError(`The embedded database has stopped: ${this.health.panic}`)
  }
}
