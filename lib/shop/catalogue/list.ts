import 'server-only'
import { and, count, desc, sql, type SQL } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import { PAGE_SIZE, type Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import type { ProductQuery } from '@/lib/contract/product-query'
import type { Category } from '@/lib/contract/category'
import { database, type Db } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { containsAll, keywordWords, likenessRank, resemblesAll, titleRank } from '../search/condition'
import { listCategories } from './categories'
import { filterCondition } from './filters'
import { remember } from './memory'
import { productsByIds } from './rows'

/** Above so many matches a keyword says too little to rank by: the shop's own order stands. */
const RANKED_UP_TO = 2000

/** The shop's own order, newest and foremost first. */
const shopOrder = [desc(products.rank), products.id]

interface Matches {
  condition: SQL | undefined
  order: (SQL | typeof products.id)[]
  total: number
}

/** A page of the products that match. Throws CategoryNotFound for a category or subcategory the shop does not have. Spec §2 (Shop), §5. */
export async function listProducts(query: ProductQuery): Promise<Page<Product>> {
  const { page, ...question } = query
  const categories = await listCategories()
  assertKnown(query, categories)
  const key = JSON.stringify(question)
  return remember(`list:${page}:${key}`, async () => {
    const db = await database()
    const { condition, order, total } = await remember(`matches:${key}`, () => findMatches(db, query, categories))
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE))
    if (page > pages) return { items: [], total, page, pages }
    const ids = await db
      .select({ id: products.id })
      .from(products)
      .where(condition)
      .orderBy(...order)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
    return { items: await productsByIds(db, ids.map(({ id }) => id)), total, page, pages }
  })
}

/** As written first; when nothing holds the keyword as written, what is spelt much like it. */
async function findMatches(db: Db, query: ProductQuery, categories: Category[]): Promise<Matches> {
  const filters = filterCondition(db, query, categories)
  const asked = keywordWords(query.keyword)
  if (asked.length === 0) {
    if (query.keyword !== '') return { condition: sql`false`, order: shopOrder, total: 0 }
    return { condition: filters, order: shopOrder, total: await countOf(db, filters) }
  }
  const exact = and(filters, containsAll(asked))
  const total = await countOf(db, exact)
  if (total > 0) return { condition: exact, order: total > RANKED_UP_TO ? shopOrder : [titleRank(asked), ...shopOrder], total }
  const alike = and(filters, resemblesAll(asked))
  return { condition: alike, order: [likenessRank(asked), ...shopOrder], total: await countOf(db, alike) }
}

async function countOf(db: Db, condition: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(condition)
  return row?.total ?? 0
}

function assertKnown(query: ProductQuery, categories: Category[]): void {
  const known = new Set(categories.flatMap((category) => [category.id, ...category.subcategories.map(({ id }) => id)]))
  const unknown = [...query.categories, ...query.subcategories].find((id) => !known.has(id))
  if (unknown !== undefined) throw new ShopError('CategoryNotFound', [{ path: 'category', msg: 'CategoryNotFound' }])
}
