import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database, transaction, type Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { inTurns } from '../event-loop'
import { bumpCatalogue } from '../catalogue/version'
import { SEARCH_VERSION } from './document'
import { reindexSome } from './reindex'

/** Key of the row that says by which version's rules every product is found. */
const KEY = 'search'

/**
 * Makes products found by the rules of today that an older version of the shop wrote, or a backup brought: a few at a time, behind
 * shoppers. Once for each version of the rules; cut off by a kill or by `stopping`, it is done at the next start.
 */
export async function renewSearch(stopping?: AbortSignal): Promise<void> {
  const [row] = await (await database()).select().from(settings).where(eq(settings.key, KEY))
  if (row?.value === SEARCH_VERSION) return
  let changed = 0
  for (let last = ''; ;) {
    if (stopping?.aborted) return
    const after = last
    const some = await inTurns(() => reindexSome(undefined, after))
    if (some.ids.length === 0) break
    last = some.ids.at(-1) ?? ''
    changed += some.changed
  }
  await transaction(async (tx) => {
    if (changed > 0) await bumpCatalogue(tx)
    await noteVersion(tx)
  })
}

async function noteVersion(tx: Tx): Promise<void> {
  await tx
    .insert(settings)
    .values({ key: KEY, value: SEARCH_VERSION })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
}
