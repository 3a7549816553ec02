import 'server-only'
import { eq } from 'drizzle-orm'
import { Synonyms } from '@/lib/contract/staff-catalogue'
import { database, transaction } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { readSetting, writeSetting } from '../setting-rows'
import { audited } from '../audit/record'
import { cached } from './cache'
import { bumpCatalogue } from './version'
import { standardSynonyms, synonymTable, type SynonymTable } from '../search/synonyms'

/** Key of the settings row; without a row the standard synonyms apply. */
const KEY = 'synonyms'

/** The shop's synonyms. */
export function listSynonyms(): Promise<Synonyms> {
  return cached(KEY, async () => (await readSetting(await database(), KEY, Synonyms)) ?? standardSynonyms)
}

let last: { list: Synonyms; table: SynonymTable } | null = null

/** The shop's synonyms by typed word. */
export async function shopSynonyms(): Promise<SynonymTable> {
  const list = await listSynonyms()
  if (last?.list !== list) last = { list, table: synonymTable(list) }
  return last.table
}

/** Replaces the shop's synonyms; null restores the standard ones. */
export async function setSynonyms(list: Synonyms | null): Promise<Synonyms> {
  await transaction(async (tx) => {
    const before = await readSetting(tx, KEY, Synonyms)
    if (list === null) await tx.delete(settings).where(eq(settings.key, KEY))
    else await writeSetting(tx, { key: KEY, value: list })
    await bumpCatalogue(tx)
    await audited(tx, { subject: KEY, before, after: list ?? 'standard' })
  })
  return listSynonyms()
}
