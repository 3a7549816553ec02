import 'server-only'
import {
  encodeCategory,
  encodeList,
  decodeProductQuery,
  encodeProduct,
  encodeReview,
  encodeProductGroups,
  encodeSettings,
} from '@/lib/contract/catalogue-codec'
import { ShopError } from '@/lib/contract/error'
import type { Product } from '@/lib/contract/product'
import { mapGroups, type ProductGroups } from '@/lib/contract/settings'
import * as catalogue from '@/lib/backend/cached-reads'
import { getBackend } from '@/lib/backend/get-backend'
import type { Handlers } from './handler'

/** Sets `isFavorite` for the bearer of `token`; an expired token marks nothing. Spec §3. */
async function markFavorites(token: string | null, products: Product[]): Promise<Product[]> {
  if (!token) return products
  const ids = products.map(({ id }) => id)
  const own = await getBackend().favoritesAmong(token, ids)
  return products.map((product) => (own.has(product.id) ? { ...product, isFavorite: true } : product))
}

async function existingProduct(id: string) {
  const product = await catalogue.getProduct(id)
  if (!product) throw new ShopError('ProductNotFound')
  return product
}

async function markedGroups(token: string | null): Promise<ProductGroups> {
  const groups = await catalogue.productGroups()
  const marked = await markFavorites(token, Object.values(groups).flat())
  const byId = new Map(marked.map((product) => [product.id, product]))
  return mapGroups((name) => groups[name].map((product) => byId.get(product.id) ?? product))
}

/** Spec §7 has no paging of offers: a shop of ordinary size returns all. */
const MAX_OFFERS = 500

export const catalogueHandlers = {
  listProducts: async ({ query, token }) => {
    const page = await catalogue.listProducts(decodeProductQuery(query))
    return encodeList({ ...page, items: await markFavorites(token, page.items) }, encodeProduct)
  },
  listColors: async () => ({ data: await catalogue.listColors() }),
  getProduct: async ({ params, token }) => {
    const product = await existingProduct(params.id)
    const [marked = product] = await markFavorites(token, [product])
    return { data: encodeProduct(marked) }
  },
  listCategories: async ({ query }) => ({
    data: (await catalogue.findCategories(query.keyword ?? '')).map(encodeCategory),
  }),
  getCategory: async ({ params }) => {
    const category = await catalogue.getCategory(params.id)
    if (!category) throw new ShopError('CategoryNotFound')
    return { data: encodeCategory(category) }
  },
  getSettings: async ({ token }) => ({
    data: encodeSettings(await catalogue.getSettings(), await markedGroups(token)),
  }),
  listOffers: async ({ query, token }) => {
    const page = await catalogue.listOffers(query.page ?? 1, MAX_OFFERS)
    const { data, ...counts } = encodeList({ ...page, items: await markFavorites(token, page.items) }, encodeProduct)
    return { data: { offers: data }, ...counts }
  },
  listProductGroups: async ({ token }) => ({ data: encodeProductGroups(await markedGroups(token)) }),
  getStats: async () => ({ data: await catalogue.getStats() }),
  listReviews: async ({ query }) => {
    await existingProduct(query.product)
    return encodeList(await catalogue.listReviews(query.product, query.page ?? 1), encodeReview)
  },
} satisfies Partial<Handlers>
