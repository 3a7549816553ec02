import 'server-only'
import type { ProductQuery } from '@/lib/contract/product-query'
import { recordDegradedRender } from '@/lib/utils/degraded-render'
import { productIndex } from '../search/live-index'
import { keywordTokens } from '../search/tokens'
import { cached } from './cache'
import { listCategories } from './categories'
import { filtersOf } from './filters'
import { countFound } from './find'

/**
 * Counts the matches of a query per category and subcategory, ignoring its own category filter. Null while the index is
 * loading, as the database would take too long.
 */
export async function countCategories(query: ProductQuery): Promise<ReadonlyMap<string, number> | null> {
  const before = await productIndex()
  if (!before) {
    recordDegradedRender()
    return null
  }
  const filters = filtersOf({ ...query, categories: [], subcategories: [] })
  const tokens = query.keyword.trim() === '' ? null : keywordTokens(query.keyword)
  const counts = await cached(`shelves:${JSON.stringify([tokens, filters])}`, async () => {
    const index = (await productIndex()) ?? before
    return [...countFound(index, { filters, tokens }, await listCategories())]
  })
  return new Map(counts)
}
