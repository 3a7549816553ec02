import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { Synonyms } from '@/lib/contract/synonyms'
import { database, transaction } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { cached } from './cache'
import { bumpCatalogue } from './version'
import { standardSynonyms, synonymTable, type SynonymTable } from '../search/synonyms'

/** Key of the settings row; without a row the standard synonyms apply. */
const KEY = 'synonyms'

/** The shop's synonyms. */
export function listSynonyms(): Promise<Synonyms> {
  return cached(KEY, async () => {
    const [row] = await (await database()).select().from(settings).where(eq(settings.key, KEY))
    const own = Synonyms.safeParse(row?.value)
    return own.success ? own.data : standardSynonyms
  })
}

let last: { list: Synonyms; table: SynonymTable } | null = null

/** The shop's synonyms by typed word. */
export async function shopSynonyms(): Promise<SynonymTable> {
  const list = await listSynonyms()
  if (last?.list !== list) last = { list, table: synonymTable(list) }
  return last.table
}

/** Replaces the shop's synonyms; null restores the standard ones. */
export async function setSynonyms(list: Synonyms | null): Promise<void> {
  await transaction(async (tx) => {
    if (list === null) await tx.delete(settings).where(eq(settings.key, KEY))
    else
      await tx
        .insert(settings)
        .values({ key: KEY, value: list })
        .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
    await bumpCatalogue(tx)
  })
}
