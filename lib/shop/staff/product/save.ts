import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { ShopError } from '@/lib/contract/error'
import { fromAed } from '@/lib/contract/money'
import { writeLeadTime } from '@/lib/contract/selling'
import type { EditedProduct, NewProductBody, ProductBody, ProductContent } from '@/lib/contract/staff-products'
import { transaction, type Tx } from '@/lib/db/database'
import { categories, media, products, subcategories } from '@/lib/db/schema'
import { parseVideoFileName } from '@/lib/media/video-name'
import { audited, changedFields } from '../../audit/record'
import { sizesOf } from '../../catalogue/sizes'
import { forgetStock } from '../../catalogue/stock'
import { bumpCatalogue } from '../../catalogue/version'
import { readColour } from '../../import/colours'
import { holdCategories } from '../../import/shop-categories'
import { writeSizes } from '../../import/write-sizes'
import { searchColumns } from '../../search/document'
import { isNamed, noProduct } from '../products'
import { bothFilled, editedById, editedOf, versionOf, type ProductRow } from './edited'

/**
 * Saves a product, by id or handle: all of it or nothing. Throws ProductNotFound; Conflict when it was changed after `version`;
 * CategoryNotFound; BadRequest for an unknown size, color, picture or video.
 */
export async function saveProduct(named: string, { version, ...content }: ProductBody): Promise<EditedProduct> {
  const saved = await transaction(async (tx) => {
    await holdCategories(tx)
    const [row] = await tx.select().from(products).where(isNamed(named)).for('update')
    if (!row) throw noProduct(named)
    if (versionOf(row) !== version)
      throw new ShopError('Conflict', [{ path: 'version', msg: 'The product was changed meanwhile: read it again.' }])
    const before = await editedOf(tx, row)
    // Later than the version it replaces, also within its millisecond.
    const updatedAt = new Date(Math.max(Date.now(), row.updatedAt.getTime() + 1))
    const columns = await columnsOf(tx, content, row)
    await tx
      .update(products)
      .set({ ...columns, updatedAt })
      .where(eq(products.id, row.id))
    await saveSizes(tx, row, content)
    await bumpCatalogue(tx)
    const after = await editedById(tx, row.id)
    await audited(tx, { subject: row.handle, ...changedFields(before.content, after.content) })
    return after
  })
  await forgetStock([saved.id])
  return saved
}

/**
 * Adds a product, at the head of the list. A repeated call finds what the first one made. Throws CategoryNotFound, and BadRequest
 * as above.
 */
export async function createProduct({ id, ...content }: NewProductBody): Promise<EditedProduct> {
  const made = await transaction(async (tx) => {
    await holdCategories(tx)
    const [there] = await tx.select().from(products).where(eq(products.id, id))
    if (there) return editedOf(tx, there)
    const now = new Date()
    const columns = await columnsOf(tx, content, null)
    const row = { ...columns, id, rank: now.getTime(), createdAt: now, updatedAt: now }
    // A second tap finds what the first one made meanwhile.
    if (!(await insert(tx, row))) return editedById(tx, id)
    await saveSizes(tx, { id, stock: 0 }, content)
    await bumpCatalogue(tx)
    const after = await editedById(tx, id)
    await audited(tx, { subject: after.handle, after: after.content })
    return after
  })
  await forgetStock([id])
  return made
}

/** Inserts under the first free handle; false when the id is taken. */
async function insert(tx: Tx, row: Omit<typeof products.$inferInsert, 'handle'>): Promise<boolean> {
  for (const handle of handlesFor(row.titleEn)) {
    const inserted = await tx
      .insert(products)
      .values({ ...row, handle })
      .onConflictDoNothing()
      .returning({ id: products.id })
    if (inserted.length > 0) return true
  }
  return false
}

async function columnsOf(tx: Tx, content: ProductContent, before: ProductRow | null) {
  const { sizes, sale, facts, visible, inFeeds, vat, leadTime } = content
  const [title, description] = [bothFilled(content.title), bothFilled(content.description)]
  const colors = [...new Set(content.colors.map(colorOf))]
  const { category, subcategory } = await placeOf(tx, content)
  const named = (row: { nameEn: string; nameAr: string } | null) => row && { en: row.nameEn, ar: row.nameAr }
  const price = fromAed(sizes[0]?.price ?? content.price)
  const oldPrice = sizes.length > 0 ? null : content.oldPrice
  return {
    ...{ titleEn: title.en, titleAr: title.ar, descriptionEn: description.en, descriptionAr: description.ar },
    translated: isTranslated(content),
    ...{ price, oldPrice: oldPrice === null ? null : fromAed(oldPrice), stock: content.stock ?? before?.stock ?? 0 },
    ...{ colors, sale, visible, inFeeds, vatClass: vat, images: await picturesOf(tx, content, before) },
    video: await videoOf(tx, content, before),
    leadTime: writeLeadTime(leadTime),
    facts: facts.map(({ label, value }) => ({ label: bothFilled(label), value: bothFilled(value) })),
    ...{ categoryId: category?.id ?? null, subcategoryId: subcategory?.id ?? null },
    ...searchColumns({
      ...{ title, description, colors, sizes: sizes.map(({ name }) => bothFilled(name)) },
      ...{ category: named(category), subcategory: named(subcategory) },
    }),
  }
}

/** Whether both languages have texts of their own. */
function isTranslated({ title, description }: Pick<ProductContent, 'title' | 'description'>): boolean {
  return title.en !== '' && title.ar !== '' && (description.en === '') === (description.ar === '')
}

function colorOf(written: string): string {
  const color = readColour(written)
  if (color === null) throw new ShopError('BadRequest', [{ path: 'colors', msg: 'color' }])
  return color
}

async function placeOf(tx: Tx, content: ProductContent) {
  const { category: id, subcategory: subId } = content
  const [category = null] = id === null ? [] : await tx.select().from(categories).where(eq(categories.id, id))
  const [subcategory = null] =
    subId === null ? [] : await tx.select().from(subcategories).where(eq(subcategories.id, subId))
  const isWrong = (id !== null && !category) || (subId !== null && (!subcategory || subcategory.categoryId !== id))
  if (isWrong) throw new ShopError('CategoryNotFound', [{ path: 'category', msg: 'CategoryNotFound' }])
  return { category, subcategory }
}

/** The pictures, each once. New ones are kept from the sweep of unused pictures. Throws BadRequest for one that is not there. */
async function picturesOf(tx: Tx, { pictures }: ProductContent, before: ProductRow | null): Promise<string[]> {
  const all = [...new Set(pictures)]
  const fresh = all.filter((hash) => !before?.images.includes(hash))
  if (!(await keep(tx, fresh))) throw new ShopError('BadRequest', [{ path: 'pictures', msg: 'picture' }])
  return all
}

/** The name of the video; a new one is kept from the sweep too. Throws BadRequest for one that is not there. */
async function videoOf(tx: Tx, { video }: ProductContent, before: ProductRow | null): Promise<string | null> {
  const shown = before?.video ?? null
  if (video === undefined || video === shown) return shown
  const file = video === null ? null : parseVideoFileName(video)
  if (file && !(await keep(tx, [file.hash]))) throw new ShopError('BadRequest', [{ path: 'video', msg: 'video' }])
  return video
}

/** Keeps files from the sweep of unused ones; false when one is not there. */
async function keep(tx: Tx, hashes: string[]): Promise<boolean> {
  if (hashes.length === 0) return true
  const kept = tx.update(media).set({ unnamedSince: null }).where(inArray(media.hash, hashes))
  return (await kept.returning({ hash: media.hash })).length === hashes.length
}

/** Writes the sizes. The first one of a product without sizes takes over its stock. */
async function saveSizes(
  tx: Tx,
  { id: productId, stock: whole }: Pick<ProductRow, 'id' | 'stock'>,
  { sizes }: ProductContent,
): Promise<void> {
  const before = (await sizesOf(tx, [productId])).get(productId) ?? []
  const stocks = new Map(before.map(({ id, stock }) => [id, stock]))
  const isUnknown = sizes.some(({ id }) => id !== null && !stocks.has(id))
  if (isUnknown) throw new ShopError('Conflict', [{ path: 'sizes', msg: 'A size is no longer there.' }])
  const rows = sizes.map(({ id, name, sku, price, oldPrice, stock }, at) => ({
    id: id ?? uuidv7(),
    ...{ name: bothFilled(name), sku, price: fromAed(price), oldPrice: oldPrice === null ? null : fromAed(oldPrice) },
    stock: stock ?? stocks.get(id ?? '') ?? (before.length + at > 0 ? 0 : whole),
  }))
  await writeSizes(tx, [{ productId, sizes: rows, before }])
}

const SLUG_MAX = 80
const NUMBERED = 20

/** Handles to try for a new product: from its title, then numbered, then one that nobody has. In lower case. */
function* handlesFor(title: string): Generator<string> {
  const slug = slugOf(title)
  yield slug
  for (let n = 2; n <= NUMBERED; n++) yield `${slug}-${n}`
  yield `${slug}-${randomBytes(6).toString('hex')}`
}

/** Letters and digits of any script, since a title may be Arabic only; an import takes such a handle too. */
function slugOf(title: string): string {
  const words = title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return words.slice(0, SLUG_MAX).replaceAll(/^-|-$/g, '') || 'product'
}
