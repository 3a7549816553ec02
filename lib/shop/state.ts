import 'server-only'
import { sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'
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
