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
 * How many products each category and subcategory has of those that a query finds, whichever of them it names itself. Null while
 * the products are read into memory: the database would have to be asked at length.
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
