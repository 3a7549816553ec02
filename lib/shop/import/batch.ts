import { asc, inArray, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { writeLeadTime } from '@/lib/contract/selling'
import type { ImportIssue as Issue, ImportOutcome } from '@/lib/contract/staff'
import type { Tx } from '@/lib/db/database'
import { importedProducts, products } from '@/lib/db/schema'
import { audited } from '../audit/record'
import { bumpCatalogue } from '../catalogue/version'
import { yieldToEventLoop } from '../event-loop'
import { searchColumns } from '../search/document'
import type { FoundPictures } from './attach-pictures'
import { contentHash, formerContentHash } from './content-hash'
import { filled, isTranslated, sameButStock, textOf, type ProductDraft } from './draft-content'
import { exportedDraft } from './export-rows'
import { selectProducts, withSizes, type ExportedProduct } from './exported-product'
import { categoryPath, holdCategories, ShopCategories, type CategoryPath } from './shop-categories'
import { issue, remark } from './remarks'
import { writeSizes, newValues } from './write-sizes'
import { missingFields, storedDraft, mergeDraft, type MergedDraft } from './merged-draft'

export interface Ready {
  draft: ProductDraft
  found: FoundPictures
  /** Media hash of its video, null for none; undefined: it keeps the one it has. */
  video: string | null | undefined
}

interface BatchResult {
  counts: {
    created: number
    changed: number
    unchanged: number
    /** Pictures shown by the batch's products after the import. */
    pictures: number
    /** Products that the file gives sizes. */
    sized: number
  }
  notes: Issue[]
  /** New products for which the file lacks required columns. */
  bad: Issue[]
  /** Products of the shop that had no sizes and get those of the file. */
  newlySized: ProductDraft[]
  /** Of every product but the bad ones. */
  outcomes: ImportOutcome[]
}

interface Pending {
  draft: ProductDraft
  merged: MergedDraft
  contentHash: string
  stored: ExportedProduct | undefined
  /** What differs from the stored one. */
  changes: string[]
}

/** Columns that an import leaves alone on an existing product. */
const UNTOUCHED = ['id', 'handle', 'rank', 'averageRating', 'ratingsCount', 'createdAt']

/** Compares a batch with the stored products. */
export async function compareBatch(tx: Tx, batch: Ready[]): Promise<BatchResult & { pending: Pending[] }> {
  await holdCategories(tx)
  const current = await currentProducts(tx, batch)
  const all = batch.map(({ draft, found, video }) => {
    const { images = [], contentHash: before } = current.get(draft.handle) ?? {}
    const media = { pictures: shownPictures(found, images), video }
    const hash = contentHash(draft, { pictures: newPictures(found, images), video }, before)
    const isSame = before !== undefined && [hash, formerContentHash(draft, media)].includes(before)
    return { draft, found, media, contentHash: hash, isSame, note: keptNote(draft, found, images) }
  })
  const differing = all.filter(({ isSame }) => !isSame)
  const stored = await storedProducts(
    tx,
    differing.map(({ draft }) => draft.handle),
  )
  const shopCategories = stored.size > 0 ? await ShopCategories.open(tx) : null
  const [pending, bad]: [Pending[], Issue[]] = [[], []]
  const newlySized: ProductDraft[] = []
  const notes = all.flatMap(({ note }) => note)
  for (const { draft: inFile, found, media: compared, contentHash: hash } of differing) {
    const draft = shopCategories?.renamed(inFile) ?? inFile
    const there = stored.get(draft.handle)
    // Before its row was locked an editor may have saved other pictures.
    const media = there ? { ...compared, pictures: shownPictures(found, there.product.images) } : compared
    const missing = there ? null : missingFields(draft)
    if (missing) bad.push(missing)
    if (missing || (there && isUneditedExport(draft, there))) continue
    const has = there ? storedDraft(there) : null
    const { merged, notes: mergeNotes } = mergeDraft(draft, media, has)
    notes.push(...mergeNotes)
    if (has && matchesApartFromStock(draft, merged, has)) continue
    const changes = has ? changedParts(merged, has) : []
    pending.push({ draft, merged, contentHash: hash, stored: there, changes })
    if (has?.sizes.length === 0 && merged.sizes.length > 0) newlySized.push(draft)
  }
  const created = pending.filter((one) => !one.stored).length
  const left = new Set(bad.map(({ handle }) => handle))
  const written = new Map(pending.map((one) => [one.draft.handle, one]))
  return {
    outcomes: all.flatMap(({ draft }) => (left.has(draft.handle) ? [] : outcomeOf(draft, written.get(draft.handle)))),
    pending,
    notes,
    bad,
    newlySized,
    counts: {
      created,
      sized: batch.filter(({ draft }) => draft.sizes?.length && !left.has(draft.handle)).length,
      changed: pending.length - created,
      unchanged: all.length - pending.length - bad.length,
      pictures: all.reduce((sum, { draft, media }) => sum + (left.has(draft.handle) ? 0 : media.pictures.length), 0),
    },
  }
}

function outcomeOf({ line, handle, title }: ProductDraft, written: Pending | undefined): ImportOutcome {
  const name = written?.merged.title ?? title
  const outcome = written ? (written.stored ? 'changed' : 'new') : 'unchanged'
  return { line, handle, title: name?.en || name?.ar || handle, outcome, changes: written?.changes ?? [] }
}

/** Names of the parts in which two contents differ, as `textOf` tells them. */
function changedParts(merged: MergedDraft, has: MergedDraft): string[] {
  const [after, before]: Record<string, unknown>[] = [JSON.parse(textOf(merged)), JSON.parse(textOf(has))]
  const parts = Object.keys({ ...before, ...after }).filter((part) => part !== 'handle' && part !== 'translated')
  return parts.filter((part) => JSON.stringify(after?.[part]) !== JSON.stringify(before?.[part]))
}

/** Loads the stored products and locks their rows: a sale, also of a size, must not change a row that the import is about to write. */
async function storedProducts(tx: Tx, handles: string[]): Promise<Map<string, ExportedProduct>> {
  if (handles.length === 0) return new Map()
  const rows = await selectProducts(tx)
    .where(inArray(products.handle, handles))
    // By id as orders lock them, so that none waits for the other.
    .orderBy(asc(products.id))
    .for('update', { of: products })
  return new Map((await withSizes(tx, rows)).map((row) => [row.product.handle, row]))
}

/**
 * Whether the rows are unedited since an export of this shop and an export would still write the same, apart from stock. The
 * product then keeps its current stock, so sales since the export count.
 */
function isUneditedExport(draft: ProductDraft, stored: ExportedProduct): boolean {
  const now = draft.asExported ? exportedDraft(stored) : null
  // A file with columns of facts has none of this product.
  return now !== null && sameButStock(draft, { ...now, facts: now.facts ?? (draft.facts && []) })
}

/**
 * Whether the file matches the stored product apart from stock, and has no stock column, the stock listed when the staff list was
 * written, or a stock that belongs to none of its sizes. The product then keeps its current stock, so sales since count. Does not
 * update the stored import hash: a repeat of the last imported file, stock included, still counts as unchanged.
 */
function matchesApartFromStock(draft: ProductDraft, merged: MergedDraft, has: MergedDraft): boolean {
  const isOfNoSize = draft.sizes === undefined && has.sizes.length > 1
  return (draft.stock === undefined || draft.asExported || isOfNoSize) && sameButStock(merged, has)
}

/** Writes the products that differ. Call inside a transaction. Leaves unchanged products alone, so their concurrent sales count. */
export async function applyBatch(tx: Tx, batch: Ready[], importId: string, now: Date): Promise<BatchResult> {
  // One after the other: two imports of a new product would both add it.
  await tx.execute(sql`lock table ${importedProducts} in share row exclusive mode`)
  const { pending, ...result } = await compareBatch(tx, batch)
  if (pending.length === 0) return result
  const shopCategories = await ShopCategories.open(tx)
  const rows: (typeof products.$inferInsert)[] = []
  for (const one of pending) rows.push(await productRow(one, shopCategories, now))
  await yieldToEventLoop()
  // Fixed lock order, so that concurrent imports cannot deadlock.
  rows.sort((one, other) => (one.handle < other.handle ? -1 : 1))
  await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({ target: products.handle, set: newValues(products, UNTOUCHED) })
  await yieldToEventLoop()
  const ids = new Map(rows.map(({ handle, id }) => [handle, id]))
  await writeSizes(
    tx,
    pending.map(({ merged, stored }) => ({
      productId: ids.get(merged.handle) ?? '',
      sizes: merged.sizes,
      before: stored?.sizes ?? [],
    })),
  )
  await tx
    .insert(importedProducts)
    .values(pending.map(({ draft, contentHash }) => ({ handle: draft.handle, contentHash, importId, updatedAt: now })))
    .onConflictDoUpdate({ target: importedProducts.handle, set: newValues(importedProducts, ['handle']) })
  await bumpCatalogue(tx)
  // Read again: those of sizes are written with the sizes.
  const { handle, price, stock } = products
  const written = await tx
    .select({ handle, price, stock })
    .from(products)
    .where(inArray(handle, [...ids.keys()]))
  await audited(tx, { subject: 'import', before: briefs(pending), after: pricesOf(written) })
  return result
}

/** Price and stock of the products as they were, for the audit log: they are what an import can get wrong at a cost. */
function briefs(pending: Pending[]) {
  return pricesOf(pending.flatMap(({ stored }) => stored?.product ?? []))
}

function pricesOf(rows: Pick<typeof products.$inferInsert, 'handle' | 'price' | 'stock'>[]) {
  return Object.fromEntries(rows.map(({ handle, price, stock }) => [handle, { price, stock }]))
}

async function currentProducts(tx: Tx, batch: Ready[]) {
  const handles = batch.map(({ draft }) => draft.handle)
  const { handle, images } = products
  const rows = await tx.select({ handle, images }).from(products).where(inArray(handle, handles))
  const imported = await tx.select().from(importedProducts).where(inArray(importedProducts.handle, handles))
  const hashes = new Map(imported.map((one) => [one.handle, one.contentHash]))
  return new Map(rows.map((row) => [row.handle, { ...row, contentHash: hashes.get(row.handle) }]))
}

async function productRow(
  one: Pending,
  shopCategories: ShopCategories,
  now: Date,
): Promise<typeof products.$inferInsert> {
  const { merged, stored } = one
  const path = await categoryPathOf(one, shopCategories)
  const [title, description] = [filled(merged.title), filled(merged.description)]
  const { handle, price, oldPrice, stock, colors, visible, pictures: images } = merged
  const { sale, inFeeds, vatClass, facts, video } = merged
  return {
    ...{ handle, price, oldPrice, stock, colors, visible, images, sale, inFeeds, vatClass, facts, video },
    leadTime: writeLeadTime(merged.leadTime),
    id: stored?.product.id ?? uuidv7(),
    titleEn: title.en,
    titleAr: title.ar,
    descriptionEn: description.en,
    descriptionAr: description.ar,
    translated: isTranslated(merged.title, merged.description),
    categoryId: path?.category.id ?? null,
    subcategoryId: path?.subcategory?.id ?? null,
    ...searchColumns({
      ...{ title, description, colors, sizes: merged.sizes.map(({ name }) => name) },
      category: path?.category.name ?? null,
      subcategory: path?.subcategory?.name ?? null,
    }),
    rank: now.getTime(),
    // Not the start of the import: staff may have changed the product since.
    updatedAt: new Date(),
  }
}

/** The category path from the file; the current one when the file has no category column. */
async function categoryPathOf(
  { draft, stored }: Pending,
  shopCategories: ShopCategories,
): Promise<CategoryPath | null> {
  const own = stored?.category ? categoryPath(stored.category, stored.subcategory) : null
  const { category, subcategory } = draft
  if (category === undefined) return own && subcategory !== undefined ? shopCategories.below(own, subcategory) : own
  const found = category && (await shopCategories.find(category, subcategory ?? null))
  const stays = subcategory === undefined && !found?.subcategory && found?.category.id === own?.category.id
  return stays ? own : found
}

/**
 * Pictures of a product after an import: those found, or the current ones (`has`) when none was found. When some are missing the
 * product keeps all current pictures and appends new ones: a missing name may mean any of the current ones.
 */
function shownPictures({ pictures, incomplete }: FoundPictures, has: string[]): string[] {
  if (pictures.length === 0) return has
  return incomplete ? [...new Set([...(containsAll(pictures, has) ? pictures : has), ...pictures])] : pictures
}

/** The pictures that the file gives a product: none when some are missing and the product has (`has`) all others. */
function newPictures({ pictures, incomplete }: FoundPictures, has: string[]): string[] {
  return incomplete && containsAll(has, pictures) ? [] : pictures
}

/** Notes a product that keeps pictures because others are missing. */
function keptNote({ line, handle }: ProductDraft, { pictures, incomplete }: FoundPictures, has: string[]): Issue[] {
  if (!incomplete || containsAll(pictures, has)) return []
  return [issue(line, handle, remark('picturesKept', { count: has.length }))]
}

function containsAll(pictures: string[], has: string[]): boolean {
  return has.every((picture) => pictures.includes(picture))
}
