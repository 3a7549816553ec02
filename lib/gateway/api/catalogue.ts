import 'server-only'
import { encodeCategory } from '@/lib/contract/category'
import { ShopError } from '@/lib/contract/error'
import { encodeList } from '@/lib/contract/list'
import { decodeProductQuery, encodeProduct } from '@/lib/contract/product'
import { encodeReview } from '@/lib/contract/rating'
import { encodeProductGroups, encodeSettings } from '@/lib/contract/settings'
import * as catalogue from '../catalogue'
import type { Answers } from './answer'

async function existingProduct(id: string) {
  const product = await catalogue.getProduct(id)
  if (!product) throw new ShopError('ProductNotFound')
  return product
}

/** The public reads of the catalogue. Spec §7. */
export const catalogueAnswers = {
  listProducts: async ({ query }) => encodeList(await catalogue.listProducts(decodeProductQuery(query)), encodeProduct),
  listColors: async () => ({ data: await catalogue.listColors() }),
  getProduct: async ({ params }) => ({ data: encodeProduct(await existingProduct(params.id)) }),
  listCategories: async ({ query }) => ({
    data: (await catalogue.findCategories(query.keyword ?? '')).map(encodeCategory),
  }),
  getCategory: async ({ params }) => {
    const category = await catalogue.getCategory(params.id)
    if (!category) throw new ShopError('CategoryNotFound')
    return { data: encodeCategory(category) }
  },
  getSettings: async () => ({ data: encodeSettings(await catalogue.getSettings(), await catalogue.productGroups()) }),
  listOffers: async () => ({ data: { offers: (await catalogue.listOffers()).map(encodeProduct) } }),
  listProductGroups: async () => ({ data: encodeProductGroups(await catalogue.productGroups()) }),
  getStats: async () => ({ data: await catalogue.getStats() }),
  listReviews: async ({ query }) => {
    await existingProduct(query.product)
    return encodeList(await catalogue.listReviews(query.product, query.page ?? 1), encodeReview)
  },
} satisfies Answers
