import 'server-only'
import type { Backend } from '../backend'
import { belongings } from './cart'
import * as catalogue from './catalogue'
import { customers } from './customers'
import { requestHost } from './http/request'
import { orders } from './orders'
import { readPicture } from './pictures/read'
import { readShareImage } from './share-image'
import { writtenReviews } from './written-reviews'

/** The backend on the owner's API host. Spec §7. */
export const remoteBackend: Backend = {
  listProducts: catalogue.listProducts,
  getProduct: catalogue.getProduct,
  relatedProducts: catalogue.relatedProducts,
  listCategories: catalogue.listCategories,
  // The host's counts ignore the other filters.
  countCategories: async () => null,
  findCategories: catalogue.findCategories,
  getCategory: catalogue.getCategory,
  listColors: catalogue.listColors,
  // No call returns them.
  priceBounds: async () => ({ min: 0, max: 0 }),
  listOffers: catalogue.listOffers,
  getStats: catalogue.getStats,
  getSettings: catalogue.getSettings,
  productGroups: catalogue.productGroups,
  listReviews: catalogue.listReviews,
  writtenReviews,
  isDemoShop: async () => false,
  state: async () => null,
  walkProducts: catalogue.walkProducts,
  stretches: catalogue.stretches,
  walkProductPages: catalogue.walkProductPages,
  takesCards: async () => true,
  sorts: false,

  readPicture,
  readShareImage,

  ...customers,
  ...belongings,
  ...orders,
  probe: async () => {
    await requestHost('listColors')
    return { host: 'ok' }
  },
}
