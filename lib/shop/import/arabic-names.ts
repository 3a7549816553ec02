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

/** A category or subcategory as the file calls it; `row` is null while the shop has none (dry runs). */
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

/** What came of the Arabic names of a file. */
export interface NamedCategories {
  notes: Issue[]
  /** Categories and subcategories that go by the name the file gives: their products may not be found by it yet. */
  given: Given[]
}

interface Given {
  id: string
  /** Whether it went by it before, as it does when an earlier run of the file was cut off. */
  before: boolean
}

/**
 * Gives categories and subcategories the Arabic names of the file where the English one stands for them. Another name than the
 * shop's is left out and noted once. Call it in a transaction behind all batches: in a real run every category is there then.
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

/** Every Arabic name that the file gives, once for each pair of names, in the order of the file. */
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
  // What the staff called otherwise since keeps the name that they gave.
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
