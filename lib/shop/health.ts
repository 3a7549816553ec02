import 'server-only'
import { sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { isSearchLoading } from './search/live-index'

/** Asks the database for an answer, and tells whether search is loading. Throws when there is no answer. */
export async function probeShop(): Promise<{ search: 'ok' | 'loading' }> {
  const db = await database()
  await db.execute(sql`select 1`)
  return { search: (await isSearchLoading()) ? 'loading' : 'ok' }
}
