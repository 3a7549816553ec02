import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import type { Product } from '@/lib/contract/product'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { firstOpen } from '../delivery/days'
import { publicPictureUrl, publicVideoUrl } from '../picture-url'
import { cached } from './cache'
import { countedCategories } from './categories'
import { sizesOf } from './sizes'
import { deliveryDays } from './delivery-promises'
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
  const catalogue = { ...(await countedCategories()), days: await deliveryDays() }
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
  const byId = new Map(rows.map((row) => [row.id, toProduct(row, catalogue, sizes.get(row.id) ?? [])]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Caches what was made of `productsByIds` until the catalogue changes, or the days on which it can be delivered. */
export async function cachedProducts<T>(key: string, load: () => Promise<T>): Promise<T> {
  return cached(`${key} ${(await deliveryDays()).join()}`, load)
}

/** The lead time to the city that is reached soonest; none where no city is delivered to. */
function deliveredAfter(own: LeadTime | null, days: number[]): LeadTime | null {
  if (days.length === 0) return null
  return typeof own === 'number' ? firstOpen(days, own) : own
}

interface Catalogue extends Awaited<ReturnType<typeof countedCategories>> {
  /** Days until orders of now can be delivered to some city. */
  days: number[]
}

function toProduct(row: Row, { categories, preparations, days }: Catalogue, sizes: Size[]): Product {
  const category = categories.find((one) => one.id === row.categoryId) ?? null
  const subcategory = category?.subcategories.find((one) => one.id === row.subcategoryId) ?? null
  const sale = kindOfSale(row)
  const own = readLeadTime(row.leadTime)
  const leadTime = sale === 'cart' ? deliveredAfter(own, days) : own
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
