import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { database, transaction, type Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { inTurns } from '../event-loop'
import { bumpCatalogue } from '../catalogue/version'
import { SEARCH_VERSION } from './document'
import { reindexSome } from './reindex'

/** Key of the settings row with the version of the stored search columns. */
const KEY = 'search'

/**
 * Rewrites search columns of an older version, as after an update or a restore, in batches with pauses. Runs once per
 * version; an interrupted run starts again at the next start.
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
