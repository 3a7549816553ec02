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

/** The owner's API host, spoken to as spec §7 has it. There is no database here. */
export const remoteBackend: Backend = {
  listProducts: catalogue.listProducts,
  getProduct: catalogue.getProduct,
  relatedProducts: catalogue.relatedProducts,
  listCategories: catalogue.listCategories,
  // It counts all that a category holds, whatever else is asked for.
  countCategories: async () => null,
  findCategories: catalogue.findCategories,
  getCategory: catalogue.getCategory,
  listColors: catalogue.listColors,
  // No call tells them.
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

  // Whether the token is good, the host's answer to the call itself tells.
  authenticate: async (asked) => (bearer(asked), ''),
  findCustomer,
  // The host's own business, and it does not tell.
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
