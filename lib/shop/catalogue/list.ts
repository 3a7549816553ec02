import 'server-only'
import { PAGE_SIZE, pageCount, type Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import type { ProductQuery } from '@/lib/contract/product-query'
import { recordDegradedRender } from '@/lib/utils/degraded-render'
import { productIndex } from '../search/live-index'
import { keywordTokens } from '../search/tokens'
import { listCategories } from './categories'
import { assertCategories, filtersOf } from './filters'
import { findProducts } from './find'
import { cached } from './cache'
import { productsByIds } from './rows'
import { readSlice } from './slice'
import { withStock } from './stock'

/** A page of 12 matching products; empty beyond the last page. Throws CategoryNotFound for an unknown category or subcategory. Spec §2 (Shop), §5. */
export async function listProducts(query: ProductQuery): Promise<Page<Product>> {
  const { page, keyword, sort } = query
  const filters = filtersOf(query)
  const categories = await listCategories()
  assertCategories(filters, categories)
  const tokens = keywordTokens(keyword)
  const key = JSON.stringify([page, tokens, keyword.trim() === '', filters, sort])
  const load = async () => {
    const question = {
      filters,
      tokens: keyword.trim() === '' ? null : tokens,
      sort,
      from: (page - 1) * PAGE_SIZE,
      size: PAGE_SIZE,
    }
    const index = await productIndex()
    const { ids, total } = index ? findProducts(index, question, categories) : await readSlice(question, categories)
    const items = await productsByIds(ids)
    // The database does not correct spelling.
    return { items, total, page, pages: pageCount(total, PAGE_SIZE), isPartial: !index && question.tokens !== null }
  }
  const { isPartial, ...found } = await cached(`list:${key}`, load, (value) => !value.isPartial)
  if (isPartial) recordDegradedRender()
  return { ...found, items: await withStock(found.items) }
}
