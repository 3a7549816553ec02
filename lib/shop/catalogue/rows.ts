import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Product } from '@/lib/contract/product'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { publicPictureUrl, publicVideoUrl } from '../picture-url'
import { cached } from './cache'
import { countedCategories } from './categories'
import { sizesOf } from './sizes'
import { deliveredAfter, promisesKey } from './delivery-promises'
import { noteStock } from './stock'
import { kindOfSale, questionsFor, readLeadTime, type LeadTime, type Size } from '@/lib/contract/selling'

/** All columns but the long search columns. */
const columns = {
  id: products.id,
  titleEn: products.titleEn,
  titleAr: products.titleAr,
  descriptionEn: products.descriptionEn,
  descriptionAr: products.descriptionAr,
  images: products.images,
  colors: products.colors,
  price: products.price,
  oldPrice: products.oldPrice,
  stock: products.stock,
  averageRating: products.averageRating,
  ratingsCount: products.ratingsCount,
  categoryId: products.categoryId,
  subcategoryId: products.subcategoryId,
  createdAt: products.createdAt,
  updatedAt: products.updatedAt,
  sale: products.sale,
  leadTime: products.leadTime,
  facts: products.facts,
  video: products.video,
}

type Row = Pick<typeof products.$inferSelect, keyof typeof columns>

/** The visible products of these ids, in the same order, without missing ones. `isFavorite` is always false. */
export async function productsByIds(ids: string[]): Promise<Product[]> {
  if (ids.length === 0) return []
  const counted = await countedCategories()
  const db = await database()
  const start = performance.now()
  const rows = await db
    .select(columns)
    .from(products)
    .where(and(inArray(products.id, ids), eq(products.visible, true)))
  const sizes = await sizesOf(
    db,
    rows.map(({ id }) => id),
  )
  noteStock(db, rows, start)
  const catalogue = { ...counted, promised: await promisedTimes(rows) }
  const byId = new Map(rows.map((row) => [row.id, toProduct(row, catalogue, sizes.get(row.id) ?? [])]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Caches what was made of `productsByIds` until the catalogue changes, or when it can be delivered. */
export async function cachedProducts<T>(key: string, load: () => Promise<T>): Promise<T> {
  return cached(`${key} ${await promisesKey()}`, load)
}

/** The lead times of these rows, as stored, to the city that is reached first. */
async function promisedTimes(rows: Row[]): Promise<Catalogue['promised']> {
  const stored = [...new Set(rows.map(({ leadTime }) => leadTime))]
  return new Map(await Promise.all(stored.map(async (one) => [one, await promisedTime(readLeadTime(one))] as const)))
}

/** None where no city is delivered to. */
async function promisedTime(own: LeadTime | null): Promise<LeadTime | null> {
  if (typeof own === 'number') return deliveredAfter(own)
  return own !== null && (await deliveredAfter(0)) === null ? null : own
}

interface Catalogue extends Awaited<ReturnType<typeof countedCategories>> {
  promised: ReadonlyMap<string | null, LeadTime | null>
}

function toProduct(row: Row, { categories, preparations, promised }: Catalogue, sizes: Size[]): Product {
  const category = categories.find((one) => one.id === row.categoryId) ?? null
  const subcategory = category?.subcategories.find((one) => one.id === row.subcategoryId) ?? null
  const sale = kindOfSale(row)
  const leadTime = sale === 'cart' ? (promised.get(row.leadTime) ?? null) : readLeadTime(row.leadTime)
  return {
    id: row.id,
    title: { en: row.titleEn, ar: row.titleAr },
    description: { en: row.descriptionEn, ar: row.descriptionAr },
    images: row.images.map(publicPictureUrl),
    colors: row.colors,
    price: row.price,
    oldPrice: row.oldPrice !== null && row.price > 0 && row.oldPrice > row.price ? row.oldPrice : null,
    stock: row.stock,
    averageRating: row.averageRating,
    ratingsCount: row.ratingsCount,
    isFavorite: false,
    sameDay: leadTime === 0 && sale === 'cart',
    category: category && { id: category.id, name: category.name, carcass: category.carcass },
    subcategory: subcategory && { id: subcategory.id, name: subcategory.name },
    sizes,
    sale,
    leadTime,
    facts: row.facts,
    video: row.video && publicVideoUrl(row.video),
    preparations: questionsFor(preparations[row.categoryId ?? ''] ?? [], row.subcategoryId),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
