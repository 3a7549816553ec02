import { createHash } from 'node:crypto'
import { asc, inArray, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '@/lib/db/database'
import { importedProducts, productColors, products } from '@/lib/db/schema'
import { yieldToEventLoop } from '../event-loop'
import { bumpCatalogue } from '../catalogue/version'
import { searchColumns } from '../search/document'
import type { FoundPictures } from './attach-pictures'
import type { Issue } from './issue'
import type { ProductDraft } from './product-draft'
import type { ExportedProduct } from './export-rows'
import { exportedDraft } from './exported-draft'
import { filled, isTranslated } from './given-text'
import { sameButStock, textOf } from './row-hash'
import { selectExported } from './select-exported'
import { categoryPath, holdCategories, ShopCategories, type CategoryPath } from './shop-categories'
import { keptNote, shownPictures } from './shown-pictures'
import { lacking, storedDraft, wholeDraft, type WholeDraft } from './whole-draft'

/** A draft with the pictures found for it. */
export interface Ready {
  draft: ProductDraft
  found: FoundPictures
}

export interface BatchCounts {
  created: number
  changed: number
  unchanged: number
  /** Pictures the batch's products now show. */
  pictures: number
}

/** How a batch went, or would go. */
export interface BatchResult {
  counts: BatchCounts
  notes: Issue[]
  /** Products that the shop does not have, and that the file says too little of to make them. */
  bad: Issue[]
}

interface Known {
  images: string[]
  contentHash: string | null
}

interface Compared {
  draft: ProductDraft
  /** Media hashes of the pictures it is to show. */
  pictures: string[]
  contentHash: string
}

interface Pending extends Compared {
  whole: WholeDraft
  stored: ExportedProduct | undefined
}

/** What an import writes of a product that is already there. Id, rank, ratings and the day it came stay. */
const written = [
  'titleEn',
  'titleAr',
  'descriptionEn',
  'descriptionAr',
  'translated',
  'price',
  'oldPrice',
  'stock',
  'categoryId',
  'subcategoryId',
  'images',
  'colors',
  'searchTitle',
  'searchText',
  'visible',
  'updatedAt',
] as const

/** How a batch compares with the shop. */
export async function compareBatch(tx: Tx, batch: Ready[]): Promise<BatchResult & { pending: Pending[] }> {
  await holdCategories(tx)
  const known = await knownProducts(tx, batch)
  const all = batch.map(({ draft, found }): Compared => {
    const pictures = shownPictures(found, known.get(draft.handle)?.images ?? [])
    return { draft, pictures, contentHash: contentHash(draft, pictures) }
  })
  const differing = all.filter(({ draft, contentHash: hash }) => known.get(draft.handle)?.contentHash !== hash)
  const stored = await storedProducts(tx, differing)
  const shopCategories = stored.size > 0 ? await ShopCategories.open(tx) : null
  const [pending, bad]: [Pending[], Issue[]] = [[], []]
  const notes = batch.flatMap((ready) => pictureNote(ready, known.get(ready.draft.handle)))
  for (const one of differing.map((as) => ({ ...as, draft: shopCategories?.renamed(as.draft) ?? as.draft }))) {
    const there = stored.get(one.draft.handle)
    const missing = there ? null : lacking(one.draft)
    if (missing) bad.push(missing)
    if (missing || (there && standsAsExported(one.draft, there))) continue
    const has = there ? storedDraft(there) : null
    const { whole, notes: said } = wholeDraft(one.draft, one.pictures, has)
    notes.push(...said)
    if (!has || !standsWithoutStock(one.draft, whole, has)) pending.push({ ...one, whole, stored: there })
  }
  const created = pending.filter((one) => !one.stored).length
  const left = new Set(bad.map(({ handle }) => handle))
  return {
    pending,
    notes,
    bad,
    counts: {
      created,
      changed: pending.length - created,
      unchanged: all.length - pending.length - bad.length,
      pictures: all.reduce((sum, { draft, pictures }) => sum + (left.has(draft.handle) ? 0 : pictures.length), 0),
    },
  }
}

/** What the shop has of these, as it stays until the transaction ends: nobody sells what is about to be written again. */
async function storedProducts(tx: Tx, compared: Compared[]): Promise<Map<string, ExportedProduct>> {
  if (compared.length === 0) return new Map()
  const handles = compared.map(({ draft }) => draft.handle)
  const rows = await selectExported(tx)
    .where(inArray(products.handle, handles))
    // One order for all imports, so that two at a time wait for each other instead of locking up.
    .orderBy(asc(products.handle))
    .for('update', { of: products })
  return new Map(rows.map((row) => [row.product.handle, row]))
}

/**
 * Whether nobody edited its rows since an export of this shop wrote them, and an export would write the same now, stock aside: what
 * was sold since stays sold.
 */
function standsAsExported(draft: ProductDraft, stored: ExportedProduct): boolean {
  const now = draft.asExported ? exportedDraft(stored) : null
  return now !== null && sameButStock(draft, now)
}

/**
 * Whether a file says what the shop has anyway, stock aside, and says none or the one that the staff's list had when it was written:
 * what was sold since stays sold. It is not noted then as what the importer wrote last: the file that was,
 * stock and all, still counts as unchanged.
 */
function standsWithoutStock(draft: ProductDraft, whole: WholeDraft, has: WholeDraft): boolean {
  return (draft.stock === undefined || draft.asExported) && sameButStock(whole, has)
}

function pictureNote({ draft: { line, handle }, found }: Ready, known: Known | undefined): Issue[] {
  const reason = keptNote(found, known?.images ?? [])
  return reason ? [{ line, handle, reason }] : []
}

/** Writes what differs. Call inside a transaction; unchanged products are not touched, so stock sold meanwhile stays sold. */
export async function applyBatch(tx: Tx, batch: Ready[], importId: string, now: Date): Promise<BatchResult> {
  const { pending, ...result } = await compareBatch(tx, batch)
  if (pending.length === 0) return result
  const shopCategories = await ShopCategories.open(tx)
  const rows: (typeof products.$inferInsert)[] = []
  for (const one of pending) rows.push(await productRow(one, shopCategories, now))
  await yieldToEventLoop()
  // One order for all imports, so that two at a time wait for each other instead of locking up.
  rows.sort((one, other) => (one.handle < other.handle ? -1 : 1))
  const saved = await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({ target: products.handle, set: excluded() })
    .returning({ id: products.id, colors: products.colors })
  await yieldToEventLoop()
  const ids = saved.map((row) => row.id)
  await tx.delete(productColors).where(inArray(productColors.productId, ids))
  const colors = saved.flatMap((row) => row.colors.map((color) => ({ color, productId: row.id })))
  if (colors.length > 0) await tx.insert(productColors).values(colors)
  await tx
    .insert(importedProducts)
    .values(pending.map(({ draft, contentHash }) => ({ handle: draft.handle, contentHash, importId, updatedAt: now })))
    .onConflictDoUpdate({
      target: importedProducts.handle,
      set: {
        contentHash: sql`excluded.content_hash`,
        importId: sql`excluded.import_id`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
  await bumpCatalogue(tx, ids)
  return result
}

async function knownProducts(tx: Tx, batch: Ready[]): Promise<Map<string, Known>> {
  const handles = batch.map(({ draft }) => draft.handle)
  const { handle, images } = products
  const rows = await tx.select({ handle, images }).from(products).where(inArray(handle, handles))
  const imported = await tx.select().from(importedProducts).where(inArray(importedProducts.handle, handles))
  const hashes = new Map(imported.map((one) => [one.handle, one.contentHash]))
  return new Map(rows.map((row) => [row.handle, { ...row, contentHash: hashes.get(row.handle) ?? null }]))
}

async function productRow(
  one: Pending,
  shopCategories: ShopCategories,
  now: Date,
): Promise<typeof products.$inferInsert> {
  const { whole, stored } = one
  const path = await categoryPathOf(one, shopCategories)
  const [title, description] = [filled(whole.title), filled(whole.description)]
  return {
    id: stored?.product.id ?? uuidv7(),
    handle: whole.handle,
    titleEn: title.en,
    titleAr: title.ar,
    descriptionEn: description.en,
    descriptionAr: description.ar,
    translated: isTranslated(whole.title, whole.description),
    price: whole.price,
    oldPrice: whole.oldPrice,
    stock: whole.stock,
    categoryId: path?.category.id ?? null,
    subcategoryId: path?.subcategory?.id ?? null,
    images: whole.pictures,
    colors: whole.colors,
    ...searchColumns({
      title,
      description,
      category: path?.category.name ?? null,
      subcategory: path?.subcategory?.name ?? null,
      colors: whole.colors,
    }),
    rank: now.getTime(),
    visible: whole.visible,
    updatedAt: now,
  }
}

/** Where a product will stand: in the category that the file names, else on its own. */
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

function excluded() {
  return Object.fromEntries(written.map((name) => [name, sql.raw(`excluded."${products[name].name}"`)]))
}

/** The same content gives the same hash, wherever in the file it stands. */
function contentHash(draft: ProductDraft, pictures: string[]): string {
  return createHash('sha256')
    .update(textOf({ ...draft, pictures: draft.pictures && pictures }))
    .digest('hex')
}
