import 'server-only'
import { and, asc, count, desc, eq, sql, type SQL, inArray } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { Id } from '@/lib/contract/fields'
import { PAGE_SIZE, pageCount, type Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import type { ProductQuery } from '@/lib/contract/product-query'
import { database, transaction } from '@/lib/db/database'
import { favorites, products } from '@/lib/db/schema'
import { listCategories } from '../catalogue/categories'
import { assertCategories, filterCondition, filtersOf } from '../catalogue/filters'
import { productsByIds } from '../catalogue/rows'
import { holdCustomer } from '../erased'
import { matching, type Matching } from '../search/conditions'
import { firstFound } from '../catalogue/search-plan'
import { keywordTokens } from '../search/tokens'

/**
 * A page of 12 of a customer's favorites, newest first, or best match first with a keyword. Applies the filters of the
 * product list. Throws CategoryNotFound. Spec §2 (Favorites).
 */
export async function listFavorites(customerId: string, query: ProductQuery): Promise<Page<Product>> {
  const { page, keyword } = query
  const filters = filtersOf(query)
  const categories = await listCategories()
  assertCategories(filters, categories)
  const where = sql`${eq(favorites.customerId, customerId)} and ${filterCondition(filters, categories)}`
  const { ids, total } = keyword.trim() === '' ? await slice(where, page) : await search(where, keyword, page)
  const items = (await productsByIds(ids)).map((product) => ({ ...product, isFavorite: true }))
  return { items, total, page, pages: pageCount(total, PAGE_SIZE) }
}

interface Found {
  ids: string[]
  total: number
}

async function search(where: SQL, keyword: string, page: number): Promise<Found> {
  const tokens = keywordTokens(keyword)
  if (tokens.length === 0) return { ids: [], total: 0 }
  const { found } = await firstFound(await database(), tokens, (wanted) => slice(where, page, matching(wanted)))
  return found
}

async function slice(where: SQL, page: number, match?: Matching): Promise<Found> {
  const db = await database()
  const condition = and(where, match?.anywhere)
  const [row] = await db
    .select({ total: count() })
    .from(favorites)
    .innerJoin(products, eq(products.id, favorites.productId))
    .where(condition)
  const rows = await db
    .select({ id: products.id })
    .from(favorites)
    .innerJoin(products, eq(products.id, favorites.productId))
    .where(condition)
    .orderBy(...(match ? [asc(match.tier)] : []), desc(favorites.createdAt), asc(products.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
  return { ids: rows.map(({ id }) => id), total: row?.total ?? 0 }
}

/**
 * Adds a favorite, idempotently; a restored one at its place by `since` (ISO 8601). Throws ProductNotFound, YouAreNotLogin for a
 * customer who was just erased. Spec §4.
 */
export async function addFavorite(customerId: string, productId: string, since?: string): Promise<void> {
  const createdAt = since === undefined ? undefined : new Date(Math.min(Date.parse(since), Date.now()))
  await transaction(async (tx) => {
    await holdCustomer(tx, customerId)
    const known = Id.safeParse(productId).success
      ? await tx
          .select({ id: products.id })
          .from(products)
          .where(and(eq(products.id, productId), eq(products.visible, true)))
      : []
    if (known.length === 0) throw new ShopError('ProductNotFound')
    await tx.insert(favorites).values({ customerId, productId, createdAt }).onConflictDoNothing()
  })
}

/** Removes a favorite, idempotently; returns since when it was one (ISO 8601). Spec §4. */
export async function removeFavorite(customerId: string, productId: string): Promise<string | undefined> {
  const db = await database()
  const own = and(eq(favorites.customerId, customerId), eq(favorites.productId, productId))
  const [removed] = await db.delete(favorites).where(own).returning({ since: favorites.createdAt })
  return removed?.since.toISOString()
}

/** Ids of all the customer's favorites. */
export async function favoriteIds(customerId: string): Promise<string[]> {
  const db = await database()
  const rows = await db
    .select({ id: favorites.productId })
    .from(favorites)
    .innerJoin(products, eq(products.id, favorites.productId))
    .where(and(eq(favorites.customerId, customerId), eq(products.visible, true)))
  return rows.map(({ id }) => id)
}

/** Which of these products are the customer's favorites. Never cached: the catalogue cache is shared. */
export async function favoritesAmong(customerId: string, productIds: string[]): Promise<Set<string>> {
  if (productIds.length === 0) return new Set()
  const db = await database()
  const own = and(eq(favorites.customerId, customerId), inArray(favorites.productId, [...new Set(productIds)]))
  const rows = await db.select({ id: favorites.productId }).from(favorites).where(own)
  return new Set(rows.map(({ id }) => id))
}
