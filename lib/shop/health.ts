import 'server-only'
import { sql } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { diskWasFull, recordDiskRoom } from '@/lib/utils/disk-full'
import { isSearchLoading } from './search/live-index'

/**
 * Asks the database for an answer, and tells whether search is loading. Throws when there is no answer, and as long as the disk
 * that somebody found full still is: reads succeed then, while nobody can sign in or order.
 */
export async function probeShop(): Promise<{ search: 'ok' | 'loading' }> {
  const db = await database()
  await db.execute(sql`select 1`)
  if (diskWasFull()) await probeRoom()
  return { search: (await isSearchLoading()) ? 'loading' : 'ok' }
}

/** Writes about 256 KB, more than what is free inside the files of a table. Throws when there is no room for it. */
async function probeRoom(): Promise<void> {
  await transaction((tx) =>
    tx.execute(sql`
      create temporary table room_probe on commit drop as
      select repeat('x', 500) as filler from generate_series(1, 500)`),
  )
  recordDiskRoom()
}
