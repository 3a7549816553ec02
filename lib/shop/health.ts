import 'server-only'
import { sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'

/** Asks the database for an answer. Throws when there is none. */
export async function probeDatabase(): Promise<void> {
  const db = await database()
  await db.execute(sql`select 1`)
}
