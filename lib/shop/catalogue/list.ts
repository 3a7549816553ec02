import 'server-only'
import { PAGE_SIZE, type Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import type { ProductQuery } from '@/lib/contract/product-query'
import { keywordTokens } from '../search/tokens'
import { browse } from './browse'
import { listCategories } from './categories'
import { assertShelves, filterCondition, filtersOf } from './filters'
import { remember } from './memory'
import { productsByIds } from './rows'
import { search } from './search'
import { withStock } from './stock'

/**
 * A page of the products that match, 12 at a time. Beyond the last page there are none. Throws CategoryNotFound for a
 * category or subcategory that the shop does not have. Spec §2 (Shop), §5.
 */
export async function listProducts(query: ProductQuery): Promise<Page<Product>> {
  const { page, keyword } = query
  const filters = filtersOf(query)
  const categories = await listCategories()
  assertShelves(filters, categories)
  const tokens = keywordTokens(keyword)
  const key = JSON.stringify([tokens, keyword.trim() === '', filters])
  const found = await remember(`list:${page}:${key}`, async () => {
    const slice = { key, where: filterCondition(filters, categories), from: (page - 1) * PAGE_SIZE, size: PAGE_SIZE }
    const { ids, total } = keyword.trim() === '' ? await browse(slice, filters) : await search(slice, tokens)
    return { items: await productsByIds(ids), total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
  })
  return { ...found, items: await withStock(found.items) }
}
