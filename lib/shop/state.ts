import 'server-only'
import { sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { singleFlight } from '@/lib/utils/single-flight'
import { catalogueVersion } from './catalogue/version'

/**
 * Names all that public pages show as it is now: as long as it stays the same, nobody has committed a change of it since it was
 * first given. Triggers note what changes (migration `0003_shown_changes`). Those who ask at once share one look at the database.
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
