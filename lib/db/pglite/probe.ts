import type { PGlite } from '@electric-sql/pglite'
import type { DurableFiles } from './durable-files'

/** The embedded engine would lose acknowledged orders in a power cut; the shop must not start on it. */
export class DurabilityError extends Error {
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
