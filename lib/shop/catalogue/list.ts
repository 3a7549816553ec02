import 'server-only'
import { sql } from 'drizzle-orm'
import { PAGE_SIZE, pageCount, type Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import type { ProductQuery } from '@/lib/contract/product-query'
import { discounted, products } from '@/lib/db/schema'
import { keywordTokens } from '../search/tokens'
import { listCategories } from './categories'
import { assertCategories, filtersOf } from './filters'
import { countFound, findProducts } from './find'
import { cached } from './cache'
import { countMatches, idsBy } from './ordered-ids'
import { cachedProducts, productsByIds } from './rows'
import { withStock } from './stock'

/** A page of 12 matching products; empty beyond the last page. Throws CategoryNotFound for an unknown category or subcategory. Spec §2 (Shop), §5. */
export async function listProducts(query: ProductQuery): Promise<Page<Product>> {
  const { page, sort } = query
  const filters = filtersOf(query)
  const categories = await listCategories()
  assertCategories(filters, categories)
  const tokens = tokensOf(query)
  const found = await cachedProducts(`list:${JSON.stringify([page, tokens, filters, sort])}`, async () => {
    const question = { filters, tokens, sort, from: (page - 1) * PAGE_SIZE, size: PAGE_SIZE }
    const { ids, total } = await findProducts(question, categories)
    return { items: await productsByIds(ids), total, page, pages: pageCount(total, PAGE_SIZE) }
  })
  return { ...found, items: await withStock(found.items) }
}

/**
 * Counts the matches of a query per category and subcategory, ignoring its own category filter. Null when a keyword has
 * too many matches to count.
 */
export async function countCategories(query: ProductQuery): Promise<ReadonlyMap<string, number> | null> {
  const filters = filtersOf({ ...query, categories: [], subcategories: [] })
  const tokens = tokensOf(query)
  const counts = await cached(`category-counts:${JSON.stringify([tokens, filters])}`, async () => {
    const found = await countFound({ filters, tokens }, await listCategories())
    return found && [...found]
  })
  return counts && new Map(counts)
}

/** The words of the keyword; null without one. */
function tokensOf({ keyword }: ProductQuery): string[] | null {
  return keyword.trim() === '' ? null : keywordTokens(keyword)
}

/** A page of `size` discounted products, largest discount first; empty beyond the last page. Spec §2 (Offers). */
export async function listOffers(page: number, size: number): Promise<Page<Product>> {
  const total = await countOffers()
  const pages = pageCount(total, size)
  if (page > pages) return { items: [], total, page, pages }
  const items = await cachedProducts(`offers:${page}:${size}`, async () => {
    const order = sql`${products.price}::float8 / ${products.oldPrice}, ${products.id}`
    return productsByIds(await idsBy({ where: discounted(products), from: (page - 1) * size, size }, order))
  })
  return { items: await withStock(items), total, page, pages }
}

function countOffers(): Promise<number> {
  return cached('offers', () => countMatches(discounted(products)))
}
