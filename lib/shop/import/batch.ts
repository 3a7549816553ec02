import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Tx } from '@/lib/db/database'
import { importedProducts, productColors, products } from '@/lib/db/schema'
import { breathe } from '../breathe'
import { bumpCatalogue } from '../catalogue/version'
import { searchColumns } from '../search/document'
import type { FoundPictures } from './attach-pictures'
import type { Issue } from './issue'
import type { ProductDraft } from './product-draft'
import { exportedDraft } from './exported-draft'
import { sameButStock, textOf } from './row-hash'
import { selectExported } from './select-exported'
import { Shelves } from './shelf'
import { keptNote, shownPictures } from './shown-pictures'

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
}

interface Known {
  id: string
  images: string[]
  contentHash: string | null
}

interface Pending {
  draft: ProductDraft
  /** Media hashes of the pictures it is to show. */
  pictures: string[]
  known: Known | undefined
  contentHash: string
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
  const known = await knownProducts(tx, batch)
  const all = batch.map(({ draft, found }): Pending => {
    const there = known.get(draft.handle)
    const pictures = shownPictures(found, there?.images ?? [])
    return { draft, pictures, known: there, contentHash: contentHash(draft, pictures) }
  })
  const differing = all.filter((one) => one.known?.contentHash !== one.contentHash)
  const standing = await standingAsExported(tx, differing)
  const pending = differing.filter((one) => !standing.has(one.draft.handle))
  const created = pending.filter((one) => !one.known).length
  return {
    pending,
    notes: batch.flatMap((ready) => pictureNote(ready, known.get(ready.draft.handle))),
    counts: {
      created,
      changed: pending.length - created,
      unchanged: all.length - pending.length,
      pictures: all.reduce((sum, one) => sum + one.pictures.length, 0),
    },
  }
}

/**
 * Handles of those whose rows nobody edited since an export of this shop wrote them, and of which an export would write the same
 * now, stock aside: what was sold since stays sold.
 */
async function standingAsExported(tx: Tx, differing: Pending[]): Promise<Set<string>> {
  const drafts = new Map<string, ProductDraft>()
  for (const { draft, known } of differing) if (known && draft.asExported) drafts.set(draft.handle, draft)
  if (drafts.size === 0) return new Set()
  const stored = await selectExported(tx).where(inArray(products.handle, [...drafts.keys()]))
  const same = stored.filter((row) => {
    const [draft, now] = [drafts.get(row.product.handle), exportedDraft(row)]
    return draft && now && sameButStock(draft, now)
  })
  return new Set(same.map(({ product }) => product.handle))
}

function pictureNote({ draft: { line, handle }, found }: Ready, known: Known | undefined): Issue[] {
  const reason = keptNote(found, known?.images ?? [])
  return reason ? [{ line, handle, reason }] : []
}

/** Writes what differs. Call inside a transaction; unchanged products are not touched, so stock sold meanwhile stays sold. */
export async function applyBatch(tx: Tx, batch: Ready[], importId: string, now: Date): Promise<BatchResult> {
  const { pending, counts, notes } = await compareBatch(tx, batch)
  if (pending.length === 0) return { counts, notes }
  const shelves = await Shelves.open(tx)
  const rows: (typeof products.$inferInsert)[] = []
  for (const one of pending) rows.push(await productRow(one, shelves, now))
  await breathe()
  // One order for all imports, so that two at a time wait for each other instead of locking up.
  rows.sort((one, other) => (one.handle < other.handle ? -1 : 1))
  const saved = await tx
    .insert(products)
    .values(rows)
    .onConflictDoUpdate({ target: products.handle, set: excluded() })
    .returning({ id: products.id, colors: products.colors })
  await breathe()
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
  return { counts, notes }
}

async function knownProducts(tx: Tx, batch: Ready[]): Promise<Map<string, Known>> {
  const handles = batch.map(({ draft }) => draft.handle)
  const { id, handle, images } = products
  const rows = await tx.select({ id, handle, images }).from(products).where(inArray(handle, handles))
  const imported = await tx.select().from(importedProducts).where(inArray(importedProducts.handle, handles))
  const hashes = new Map(imported.map((one) => [one.handle, one.contentHash]))
  return new Map(rows.map((row) => [row.handle, { ...row, contentHash: hashes.get(row.handle) ?? null }]))
}

async function productRow(one: Pending, shelves: Shelves, now: Date): Promise<typeof products.$inferInsert> {
  const { draft, pictures, known } = one
  const shelf = draft.category ? await shelves.find(draft.category, draft.subcategory) : null
  const { title, description } = draft
  return {
    id: known?.id ?? uuidv7(),
    handle: draft.handle,
    titleEn: title.en,
    titleAr: title.ar,
    descriptionEn: description.en,
    descriptionAr: description.ar,
    translated: draft.translated,
    price: draft.price,
    oldPrice: draft.oldPrice,
    stock: draft.stock,
    categoryId: shelf?.category.id ?? null,
    subcategoryId: shelf?.subcategory?.id ?? null,
    images: pictures,
    colors: draft.colors,
    ...searchColumns({
      title,
      description,
      category: shelf?.category.name ?? null,
      subcategory: shelf?.subcategory?.name ?? null,
    }),
    rank: now.getTime(),
    visible: draft.visible,
    updatedAt: now,
  }
}

function excluded() {
  return Object.fromEntries(written.map((name) => [name, sql.raw(`excluded."${products[name].name}"`)]))
}

/** The same content gives the same hash, wherever in the file it stands. */
function contentHash(draft: ProductDraft, pictures: string[]): string {
  return createHash('sha256')
    .update(textOf({ ...draft, pictures }))
    .digest('hex')
}
