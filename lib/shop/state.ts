import 'server-only'
import { sql } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { diskWasFull, recordDiskRoom } from '@/lib/utils/disk-full'
import { singleFlight } from '@/lib/utils/single-flight'
import { catalogueVersion } from './catalogue/version'

/**
 * Fingerprint of everything the public pages show: it changes with every committed change. Triggers record the changes
 * (migration `0000_foundation`). Concurrent callers share one query.
 */
export const shopState = singleFlight(async (): Promise<string> => {
  const db = await database()
  const [version, { rows }] = await Promise.all([
    catalogueVersion(),
    db.execute<{ changes: string | null }>(
      sql`select md5(string_agg(slot::text || token::text, '' order by slot)) as changes from shown_changes`,
    ),
  ])
  return `${version} ${rows[0]?.changes}`
})

/**
 * Queries the database. Throws when it does not answer, or while a disk that was found full still is: reads then succeed,
 * but sign-in and orders fail.
 */
export async function probeShop(): Promise<void> {
  const db = await database()
  await db.execute(sql`select 1`)
  if (diskWasFull()) await probeDiskRoom()
}

/** Writes about 256 KB, more than a table has free inside its files. Throws when the disk has no room. */
async function probeDiskRoom(): Promise<void> {
  await transaction((tx) =>
    tx.execute(sql`
      create temporary table room_probe on commit drop as
      select repeat('x', 500) as filler from generate_series(1, 500)`),
  )
  recordDiskRoom()
}
