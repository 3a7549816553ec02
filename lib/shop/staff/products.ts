import 'server-only'
import { and, asc, between, eq, gt, inArray, like, or, sql, type SQL } from 'drizzle-orm'
import { config } from '@/lib/config/environment'
import type { Bilingual } from '@/lib/contract/bilingual'
import { ShopError } from '@/lib/contract/error'
import { toAed } from '@/lib/contract/money'
import { kindOfSale, readLeadTime } from '@/lib/contract/selling'
import type { StaffProduct, StaffProductQuery, StaffProducts, StaffProductSheet } from '@/lib/contract/staff-catalogue'
import type { DeskProduct } from '@/lib/contract/staff-products'
import { database, transaction, type Tx } from '@/lib/db/database'
import { likeText } from '@/lib/db/like'
import { products } from '@/lib/db/schema'
import { productHref } from '@/lib/config/routes'
import { STOCK_LOW } from '@/lib/config/constants'
import { sizesOf } from '../catalogue/sizes'
import { allCategories } from '../catalogue/lock-categories'
import { listedRowHash } from '../import/export-rows'
import { selectProducts, type CatalogueProduct } from '../import/exported-product'
import { ownArabic } from '../import/draft-content'
import { matching } from '../search/conditions'
import { keywordTokens } from '../search/tokens'
import { wordsInside } from '../search/vocabulary'
import { findCategory, productsOf } from './categories/find'

/** Returns a page of matching products by handle, hidden ones included. Throws CategoryNotFound. */
export async function staffProducts(query: StaffProductQuery): Promise<StaffProducts> {
  const { limit, page } = query
  return transaction(async (tx) => {
    const wanted = await condition(tx, query)
    const { handle } = products
    const total = await tx.$count(products, wanted)
    // Selects the page by handle only: skips earlier rows in the index instead of reading whole products.
    const onPage = tx
      .select({ handle })
      .from(products)
      .where(wanted)
      .orderBy(asc(handle))
      .limit(limit)
      .offset((page - 1) * limit)
    const rows = await selectProducts(tx).where(inArray(handle, onPage)).orderBy(asc(handle))
    return { total, products: rows.map(staffProduct) }
  })
}

/** A page of products with what the list of the back office shows beside. Throws CategoryNotFound. */
export async function deskProducts(query: StaffProductQuery): Promise<{ total: number; products: DeskProduct[] }> {
  const { total, products: found } = await staffProducts(query)
  const ids = found.map((one) => one.id)
  const { id, images, translated } = products
  // Written out: in a query of one table Drizzle leaves the tables of columns out.
  const sizes = sql<number>`(select count(*)::int from product_sizes where product_id = products.id)`
  const rows = await (await database()).select({ id, images, translated, sizes }).from(products).where(inArray(id, ids))
  const more = new Map(rows.map((row) => [row.id, row]))
  return {
    total,
    products: found.flatMap((one) => {
      const row = more.get(one.id)
      return row ? { ...one, image: row.images[0] ?? null, sizes: row.sizes, translated: row.translated } : []
    }),
  }
}

/** Returns one product by id or handle. Throws ProductNotFound. */
export async function staffProductOf(named: string): Promise<StaffProductSheet> {
  const [row] = await selectProducts(await database()).where(isNamed(named))
  if (!row) throw noProduct(named)
  const { descriptionEn, descriptionAr, translated, averageRating, ratingsCount, inFeeds, facts } = row.product
  return {
    ...staffProduct(row),
    sizes: ((await sizesOf(await database(), [row.product.id])).get(row.product.id) ?? []).map((size) => ({
      ...size,
      price: toAed(size.price),
      oldPrice: size.oldPrice === null ? null : toAed(size.oldPrice),
    })),
    description: own({ en: descriptionEn, ar: descriptionAr }, translated),
    averageRating,
    sale: kindOfSale(row.product),
    leadTime: readLeadTime(row.product.leadTime),
    facts,
    vat: row.product.vatClass,
    inFeeds,
    ratingsCount,
    url: config().shopUrl + productHref(row.product.id),
  }
}

/** Matches a product by id or handle. */
export function isNamed(named: string): SQL | undefined {
  return or(eq(products.id, named), eq(products.handle, named.toLowerCase()))
}

export function noProduct(named: string): ShopError {
  return new ShopError('ProductNotFound', [{ path: 'product', msg: `No product has the id or handle "${named}".` }])
}

async function condition(tx: Tx, query: StaffProductQuery): Promise<SQL | undefined> {
  const { keyword, category, stock, visible, lacking } = query
  return and(
    keyword === undefined || keyword.trim() === '' ? undefined : await named(tx, keyword.trim()),
    category === undefined ? undefined : productsOf(await findCategory(tx, await allCategories(tx), category)),
    stock && levels[stock],
    visible === undefined ? undefined : eq(products.visible, visible),
    lacking && lacks[lacking],
  )
}

const lacks = {
  translation: eq(products.translated, false),
  picture: eq(products.images, []),
}

const levels = {
  out: eq(products.stock, 0),
  low: between(products.stock, 1, STOCK_LOW),
  in: gt(products.stock, 0),
}

async function named(tx: Tx, keyword: string): Promise<SQL | undefined> {
  // Handles are lower case; "ilike" would fold each of them.
  const part = likeText(keyword.normalize('NFC').toLowerCase())
  const words = keywordTokens(keyword)
  const choices = words.map((word) => [word])
  const inside = await wordsInside(tx, words)
  const titled = choices.length > 0 ? matching({ choices, named: [], inside, unfinished: true }).anywhere : undefined
  return or(like(products.handle, `%${part}%`), titled)
}

function staffProduct({ product, category, subcategory }: CatalogueProduct): StaffProduct {
  const { id, handle, titleEn, titleAr, translated, oldPrice, stock, colors, images, visible, updatedAt } = product
  const listed = {
    id,
    handle,
    title: own({ en: titleEn, ar: titleAr }, translated),
    category: category && { en: category.nameEn, ar: category.nameAr },
    subcategory: subcategory && { en: subcategory.nameEn, ar: subcategory.nameAr },
    price: toAed(product.price),
    oldPrice: oldPrice === null ? null : toAed(oldPrice),
    stock,
    colors,
    pictures: images.length,
    visible,
    updatedAt: updatedAt.toISOString(),
  }
  return { ...listed, rowHash: listedRowHash(listed) }
}

function own(texts: Bilingual, translated: boolean): Bilingual {
  return { en: texts.en, ar: ownArabic(texts, translated) }
}
