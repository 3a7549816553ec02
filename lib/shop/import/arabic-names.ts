import { eq } from 'drizzle-orm'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Tx } from '@/lib/db/database'
import { categories, subcategories } from '@/lib/db/schema'
import { bumpCatalogue } from '../catalogue/version'
import { normalise } from '../search/normalise'
import { quoted } from './cells'
import type { ImportIssue as Issue } from '@/lib/contract/staff'
import type { ProductDraft } from './product-draft'
import { holdCategories, ShopCategories, slug, type Named } from './shop-categories'

type Level = 'category' | 'subcategory'

/** A category or subcategory as named in the file. `row` is null while it does not exist (dry runs). */
interface FileCategory {
  key: string
  level: Level
  name: Bilingual
  row: Named | null
}

interface Names {
  en: string
  ar: string
}

export interface NamedCategories {
  notes: Issue[]
  /** Categories and subcategories that now have the file's name. The search index may lack it for their products. */
  given: Given[]
}

interface Given {
  id: string
  /** True when it already had the name, as after an interrupted run of the same file. */
  before: boolean
}

/**
 * Sets the file's Arabic names on categories and subcategories whose Arabic name equals the English one. Skips and notes once a
 * name that differs from the stored one. Call it in a transaction after all batches: a real run has then created every category.
 */
export async function nameCategories(tx: Tx, drafts: ProductDraft[], dryRun: boolean): Promise<NamedCategories> {
  await holdCategories(tx)
  const shopCategories = await ShopCategories.open(tx)
  const current = new Map<string, Names>()
  const noted = new Set<string>()
  const notes: Issue[] = []
  const given = new Map<string, Given>()
  for (const { draft, fileCategory } of arabicNames(drafts, shopCategories)) {
    const { key, level, name, row } = fileCategory
    const names = current.get(key) ?? { en: row?.nameEn ?? name.en, ar: row?.nameAr ?? name.en }
    current.set(key, names)
    if (names.ar === names.en) {
      names.ar = name.ar
      if (row && !dryRun) await setArabicName(tx, level, row, name.ar)
      if (row) given.set(row.id, { id: row.id, before: false })
      continue
    }
    if (normalise(names.ar) === normalise(name.ar)) {
      if (row && !given.has(row.id)) given.set(row.id, { id: row.id, before: true })
      continue
    }
    const noteKey = JSON.stringify([key, name.ar])
    if (noted.has(noteKey)) continue
    noted.add(noteKey)
    const reason = `the Arabic name ${quoted(name.ar)} of ${quoted(names.en)} was left out: it is called ${quoted(names.ar)}`
    notes.push({ line: draft.line, handle: draft.handle, reason })
  }
  return { notes, given: [...given.values()] }
}

/** Yields every Arabic name in the file, once per pair of names, in file order. */
function* arabicNames(
  drafts: ProductDraft[],
  shopCategories: ShopCategories,
): Generator<{ draft: ProductDraft; fileCategory: FileCategory }> {
  const seen = new Set<string>()
  for (const draft of drafts) {
    const { category, subcategory = null } = draft
    const pair = JSON.stringify([category, subcategory])
    if (!category || seen.has(pair)) continue
    seen.add(pair)
    for (const fileCategory of fileCategories(category, subcategory, shopCategories)) {
      if (fileCategory.name.ar !== fileCategory.name.en) yield { draft, fileCategory }
    }
  }
}

function fileCategories(
  category: Bilingual,
  subcategory: Bilingual | null,
  shopCategories: ShopCategories,
): FileCategory[] {
  const known = shopCategories.known(category, subcategory)
  // A category that staff renamed keeps its new name.
  if (known.former) return []
  if (known.alone) return [fileCategory('subcategory', category, known.subcategory, '')]
  const parent = fileCategory('category', category, known.category, '')
  return subcategory ? [parent, fileCategory('subcategory', subcategory, known.subcategory, parent.key)] : [parent]
}

function fileCategory(level: Level, name: Bilingual, row: Named | null, parent: string): FileCategory {
  return { level, name, row, key: row ? `${level} ${row.id}` : `${parent} new ${slug(name.en)}` }
}

async function setArabicName(tx: Tx, level: Level, { id }: Named, nameAr: string): Promise<void> {
  const table = level === 'category' ? categories : subcategories
  await tx.update(table).set({ nameAr }).where(eq(table.id, id))
  await bumpCatalogue(tx, [])
}
