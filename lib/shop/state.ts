import 'server-only'
import { sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { catalogueVersion } from './catalogue/version'

/**
 * Names all that the shop shows as it is now: as long as it stays the same, no change was committed by anybody since it was
 * first given. It may change without one.
 */
export async function shopState(): Promise<string> {
  const db = await database()
  const [version, { rows }] = await Promise.all([
    catalogueVersion(),
    db.execute<{ at: string }>(sql`select pg_current_wal_insert_lsn()::text as at`),
  ])
  return `${version} ${rows[0]?.at}`
}
