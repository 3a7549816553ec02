import { eq } from 'drizzle-orm'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import type { Tx } from '@/lib/db/database'
import { categories, subcategories } from '@/lib/db/schema'
import { bumpCatalogue } from '../catalogue/version'
import { normalise } from '../search/normalise'
import { quoted } from './cells'
import type { ProductDraft } from './draft-content'
import { holdCategories, ShopCategories, slug, type Named } from './shop-categories'

/** A category or subcategory as named in the file. `row` is null while it does not exist (dry runs). */
interface FileCategory {
  key: string
  table: typeof categories | typeof subcategories
  name: Bilingual
  row: Named | null
}

interface NamedCategories {
  notes: Issue[]
  /**
   * Categories and subcategories that now have the file's name; the search index may lack it for their products. `before`: they
   * had it already, as after an interrupted run of the same file.
   */
  given: { id: string; before: boolean }[]
}

/**
 * Sets the file's Arabic names on categories and subcategories whose Arabic name equals the English one. Skips and notes once a
 * name that differs from the stored one. Call it in a transaction after all batches: a real run has then created every category.
 */
export async function nameCategories(tx: Tx, drafts: ProductDraft[], dryRun: boolean): Promise<NamedCategories> {
  await holdCategories(tx)
  const shopCategories = await ShopCategories.open(tx)
  const current = new Map<string, Bilingual>()
  const notes = new Map<string, Issue>()
  const given = new Map<string, boolean>()
  for (const { line, handle, category, subcategory } of withNewNames(drafts)) {
    for (const { key, table, name, row } of fileCategories(category, subcategory, shopCategories)) {
      if (name.ar === name.en) continue
      const names = current.get(key) ?? { en: row?.nameEn ?? name.en, ar: row?.nameAr ?? name.en }
      current.set(key, names)
      if (names.ar === names.en) {
        names.ar = name.ar
        if (row) given.set(row.id, false)
        if (row && !dryRun) {
          await tx.update(table).set({ nameAr: name.ar }).where(eq(table.id, row.id))
          await bumpCatalogue(tx)
        }
      } else if (normalise(names.ar) === normalise(name.ar)) {
        if (row && !given.has(row.id)) given.set(row.id, true)
      } else {
        const reason = `the Arabic name ${quoted(name.ar)} of ${quoted(names.en)} was left out: it is called ${quoted(names.ar)}`
        const [noteKey, note] = [JSON.stringify([key, name.ar]), { line, handle, reason }]
        if (!notes.has(noteKey)) notes.set(noteKey, note)
      }
    }
  }
  return { notes: [...notes.values()], given: [...given].map(([id, before]) => ({ id, before })) }
}

/** Yields the drafts that name a category, once per pair of names. */
function* withNewNames(drafts: ProductDraft[]) {
  const seen = new Set<string>()
  for (const { line, handle, category, subcategory = null } of drafts) {
    const pair = JSON.stringify([category, subcategory])
    if (!category || seen.has(pair)) continue
    seen.add(pair)
    yield { line, handle, category, subcategory }
  }
}

function fileCategories(category: Bilingual, subcategory: Bilingual | null, shop: ShopCategories): FileCategory[] {
  const known = shop.known(category, subcategory)
  // A category that staff renamed keeps its new name.
  if (known.former) return []
  const of = (table: FileCategory['table'], name: Bilingual, row: Named | null, parent = ''): FileCategory => ({
    ...{ table, name, row },
    key: row ? row.id : `${parent} new ${slug(name.en)}`,
  })
  if (known.alone) return [of(subcategories, category, known.subcategory)]
  const parent = of(categories, category, known.category)
  return subcategory ? [parent, of(subcategories, subcategory, known.subcategory, parent.key)] : [parent]
}
