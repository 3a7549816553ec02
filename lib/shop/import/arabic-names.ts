import { eq } from 'drizzle-orm'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import type { Tx } from '@/lib/db/database'
import { categories, subcategories } from '@/lib/db/schema'
import { bumpCatalogue } from '../catalogue/version'
import { normalise } from '../search/normalise'
import { quoted } from './cells'
import type { ProductDraft } from './draft-content'
import { issue, remark } from './remarks'
import { holdCategories, ShopCategories, slug, type Named } from './shop-categories'

/** A category or subcategory as named in the file. `row` is null while it does not exist (dry runs). */
interface FileCategory {
  key: string
  table: typeof categories | typeof subcategories
  name: Bilingual
  row: Named | null
}

/**
 * Sets the file's Arabic names on categories and subcategories whose Arabic name equals the English one. Skips and notes once a
 * name that differs from the stored one. Returns the ids of the categories whose products need a new search index: those named
 * now, in a resumed run also those named before. Call it in a transaction after all batches, which create every category.
 */
export async function nameCategories(
  tx: Tx,
  drafts: ProductDraft[],
  { dryRun, resumed }: { dryRun: boolean; resumed: boolean },
): Promise<{ notes: Issue[]; outdated: string[] }> {
  await holdCategories(tx)
  const shopCategories = await ShopCategories.open(tx)
  const current = new Map<string, Bilingual>()
  const notes = new Map<string, Issue>()
  const outdated = new Set<string>()
  for (const { line, handle, category, subcategory } of withNewNames(drafts)) {
    for (const { key, table, name, row } of fileCategories(category, subcategory, shopCategories)) {
      if (name.ar === name.en) continue
      const names = current.get(key) ?? { en: row?.nameEn ?? name.en, ar: row?.nameAr ?? name.en }
      current.set(key, names)
      if (names.ar === names.en) {
        names.ar = name.ar
        if (row && !dryRun) await tx.update(table).set({ nameAr: name.ar }).where(eq(table.id, row.id))
        if (row) outdated.add(row.id)
      } else if (normalise(names.ar) !== normalise(name.ar)) {
        const values = { name: quoted(name.ar), category: quoted(names.en), current: quoted(names.ar) }
        const noteKey = JSON.stringify([key, name.ar])
        if (!notes.has(noteKey)) notes.set(noteKey, issue(line, handle, remark('arabicNameKept', values)))
      } else if (row && resumed) outdated.add(row.id)
    }
  }
  if (outdated.size > 0 && !dryRun) await bumpCatalogue(tx)
  return { notes: [...notes.values()], outdated: [...outdated] }
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
  const match = shop.match(category, subcategory)
  // A category that staff renamed keeps its new name.
  if (match.former) return []
  const of = (table: FileCategory['table'], name: Bilingual, row: Named | null, parent = ''): FileCategory => ({
    ...{ table, name, row },
    key: row ? row.id : `${parent} new ${slug(name.en)}`,
  })
  if (match.alone) return [of(subcategories, category, match.subcategory)]
  const parent = of(categories, category, match.category)
  return subcategory ? [parent, of(subcategories, subcategory, match.subcategory, parent.key)] : [parent]
}
