import { eq } from 'drizzle-orm'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Tx } from '@/lib/db/database'
import { categories, subcategories } from '@/lib/db/schema'
import { bumpCatalogue } from '../catalogue/version'
import { normalise } from '../search/normalise'
import { quoted } from './amounts'
import type { Issue } from './issue'
import type { ProductDraft } from './product-draft'
import { holdCategories, ShopCategories, slug, type Named } from './shop-categories'

type Level = 'category' | 'subcategory'

/** A category or subcategory as named in the file. `row` is null while it does not exist (dry runs). */
interface Called {
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
  for (const { draft, called } of givenNames(drafts, shopCategories)) {
    const { key, level, name, row } = called
    const names = current.get(key) ?? { en: row?.nameEn ?? name.en, ar: row?.nameAr ?? name.en }
    current.set(key, names)
    if (names.ar === names.en) {
      names.ar = name.ar
      if (row && !dryRun) await giveName(tx, level, row, name.ar)
      if (row) given.set(row.id, { id: row.id, before: false })
      continue
    }
    if (normalise(names.ar) === normalise(name.ar)) {
      if (row && !given.has(row.id)) given.set(row.id, { id: row.id, before: true })
      continue
    }
    const once = JSON.stringify([key, name.ar])
    if (noted.has(once)) continue
    noted.add(once)
    const reason = `the Arabic name ${quoted(name.ar)} of ${quoted(names.en)} was left out: it is called ${quoted(names.ar)}`
    notes.push({ line: draft.line, handle: draft.handle, reason })
  }
  return { notes, given: [...given.values()] }
}

/** Yields every Arabic name in the file, once per pair of names, in file order. */
function* givenNames(
  drafts: ProductDraft[],
  shopCategories: ShopCategories,
): Generator<{ draft: ProductDraft; called: Called }> {
  const seen = new Set<string>()
  for (const draft of drafts) {
    const { category, subcategory = null } = draft
    const pair = JSON.stringify([category, subcategory])
    if (!category || seen.has(pair)) continue
    seen.add(pair)
    for (const called of calledBy(category, subcategory, shopCategories)) {
      if (called.name.ar !== called.name.en) yield { draft, called }
    }
  }
}

function calledBy(category: Bilingual, subcategory: Bilingual | null, shopCategories: ShopCategories): Called[] {
  const known = shopCategories.known(category, subcategory)
  // A category that staff renamed keeps its new name.
  if (known.former) return []
  if (known.alone) return [called('subcategory', category, known.subcategory, '')]
  const above = called('category', category, known.category, '')
  return subcategory ? [above, called('subcategory', subcategory, known.subcategory, above.key)] : [above]
}

function called(level: Level, name: Bilingual, row: Named | null, above: string): Called {
  return { level, name, row, key: row ? `${level} ${row.id}` : `${above} new ${slug(name.en)}` }
}

async function giveName(tx: Tx, level: Level, { id }: Named, nameAr: string): Promise<void> {
  const table = level === 'category' ? categories : subcategories
  await tx.update(table).set({ nameAr }).where(eq(table.id, id))
  await bumpCatalogue(tx, [])
}
