import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Engine } from '../engine'
import * as schema from '../schema'
import { rootGuard } from '../scope'
import { keepCheckpoints } from './checkpoints'
import { openOrCreate } from './create'
import { DurableFiles } from './durable-files'
import { acquireLock, type Lock } from './lock'
import { everyNight } from './nightly'
import { assertDurable } from './probe'

/** PGlite's own, less `-F` (no fsync); little WAL is kept for reuse. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  ...['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=128MB'],
]

async function openClient(directory: string, files: DurableFiles): Promise<PGlite> {
  try {
    return await openOrCreate(directory, () => PGlite.create({ fs: files, extensions: { pg_trgm }, startParams }))
  } catch (error) {
    throw new Error(`The database in ${directory} does not open.`, { cause: error })
  }
}

async function openLocked(directory: string, files: DurableFiles, lock: Lock): Promise<Engine> {
  const client = await openClient(directory, files)
  try {
    await assertDurable(client, files)
  } catch (error) {
    await client.close()
    throw error
  }
  const checkpoints = keepCheckpoints(client, files)
  const plain = drizzle({ client, schema })

  async function maintain(): Promise<void> {
    await client.exec('VACUUM (ANALYZE)')
    await checkpoints.run()
  }
  const stopNightly = everyNight(maintain)

  return {
    name: 'pglite',
    db: drizzle({ client, schema, logger: rootGuard }),
    transaction: (work) => plain.transaction((tx) => work(tx)),
    maintain,
    async close() {
      stopNightly()
      try {
        await checkpoints.run()
      } finally {
        checkpoints.stop()
        await client.close().finally(() => lock.release())
      }
    },
  }
}

/**
 * Opens the embedded database in `directory`, making it if need be, for this process alone. Throws DatabaseLockedError
 * when another process has it, DurabilityError when commits would not reach the disk.
 */
export async function openPglite(directory: string, files?: DurableFiles): Promise<Engine> {
  await mkdir(dirname(directory), { recursive: true })
  const lock = await acquireLock(`${directory}.lock`)
  try {
    return await openLocked(directory, files ?? new DurableFiles(directory), lock)
  } catch (error) {
    await lock.release()
    throw error
  }
}
