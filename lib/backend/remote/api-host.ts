import 'server-only'
import type { Backend } from '../backend'
import { accountHandlers } from './account-handlers'
import { bearer } from './bearer'
import { addressesOf, cartHandlers, cartOf } from './cart-handlers'
import * as catalogue from './catalogue'
import { favoritesAmong, findCustomer, listFavorites } from './customers'
import { requestHost } from './http/request'
import { confirmPayment, orderHandlers, ratingsOf } from './order-handlers'
import { readPicture } from './pictures/read'
import { ordersOf } from './place-order'
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

  showPicture: async (hash, width) => {
    const body = await readPicture(hash, width)
    return body && { body, final: true }
  },
  readShareImage,

  // The host checks the token in the call itself.
  authenticate: async (request) => (bearer(request), ''),
  findCustomer,
  // The host does not report it.
  hasToChoosePassword: async () => false,
  favoritesAmong,
  cart: ({ token }) => cartOf(token),
  addresses: ({ token }) => addressesOf(token),
  favorites: ({ token }, query) => listFavorites(token, query),
  orders: ({ token }) => ordersOf(token),
  ratings: ({ token }) => ratingsOf(token),
  confirmPayment: ({ token }, session) => confirmPayment(token, session),
  takesCards: async () => true,
  sorts: false,
  confirmsPassword: false,

  answers: { ...accountHandlers, ...cartHandlers, ...orderHandlers },
  probe: async () => {
    await requestHost('listColors')
    return { host: 'ok' }
  },
}
