import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import type { Engine } from '../engine'
import { rootGuard } from '../scope'
import { type Checkpoints, keepCheckpoints } from './checkpoints'
import { type Health, PanicAwareClient } from './client'
import { openOrCreate } from './create'
import { DurableFiles } from './durable-files'
import { acquireLock } from './lock'
import { everyNight } from './nightly'
import { diskFullError } from './disk-full'
import { assertDurable } from './probe'

/**
 * PGlite's own, less `-F` (no fsync); little WAL is kept for reuse. The buffers are touched whole as it opens, so PGlite's 160 MB
 * of them cost every start a second and the server that memory; answers come from the catalogue in memory and the system's
 * cache of files, no sooner with more (`npm run bench`, 100 000 products).
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
    // One that panicked cannot even close; recovery at the next start is all it needs.
    if (health.panic === null) await client.close()
  }
}

/**
 * Opens the embedded database in `directory`, making it if need be, for this process alone. Throws DatabaseLockedError
 * when another process has it, DurabilityError when commits would not reach the disk.
 */
export async function openPglite(directory: string, files?: DurableFiles): Promise<Engine> {
  await mkdir(dirname(directory), { recursive: true })
  const lock = await acquireLock(`${directory}.lock`)
  const health: Health = { panic: null }
  try {
    const disk = files ?? new DurableFiles(directory)
    const client = await openClient(directory, disk, health)
    const checkpoints = keepCheckpoints(client, disk)
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
