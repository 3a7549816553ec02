import 'server-only'
import { addressAnswers } from '../api/addresses'
import { authAnswers } from '../api/auth'
import { cartAnswers } from '../api/cart'
import { customerOf } from '../api/customer-of'
import { favoriteAnswers } from '../api/favorites'
import { orderAnswers } from '../api/orders'
import { ratingAnswers } from '../api/ratings'
import { listAddresses } from '@/lib/shop/addresses/addresses'
import { getCart } from '@/lib/shop/cart/cart'
import * as categories from '@/lib/shop/catalogue/categories'
import { countCategories } from '@/lib/shop/catalogue/count-categories'
import { productGroups } from '@/lib/shop/catalogue/groups'
import { listProducts } from '@/lib/shop/catalogue/list'
import { listOffers } from '@/lib/shop/catalogue/offers'
import * as product from '@/lib/shop/catalogue/product'
import { listReviews, writtenReviews } from '@/lib/shop/catalogue/reviews'
import { getSettings } from '@/lib/shop/catalogue/settings'
import * as facts from '@/lib/shop/catalogue/catalogue-facts'
import * as walk from '@/lib/shop/catalogue/walk'
import { findCustomer } from '@/lib/shop/customers/customer'
import { isDemoShop } from '@/lib/shop/demo/progress'
import { favoritesAmong } from '@/lib/shop/favorites/favorites'
import { listFavorites } from '@/lib/shop/favorites/list'
import { probeShop } from '@/lib/shop/health'
import { showMedia } from '@/lib/shop/media/read'
import { readShareImage } from '@/lib/shop/media/share'
import { customerOrders } from '@/lib/shop/orders/customer-orders'
import { confirmPayment } from '@/lib/shop/payments/confirm'
import { cardPayments } from '@/lib/shop/payments/provider'
import { myRatings } from '@/lib/shop/ratings/ratings'
import { shopState } from '@/lib/shop/state'
import { findSession } from '@/lib/shop/sessions/session'
import type { Source } from './source'

/** The shop in this process, with its own database. */
export const ownShop: Source = {
  listProducts,
  getProduct: product.getProduct,
  relatedProducts: product.relatedProducts,
  listCategories: categories.listCategories,
  countCategories,
  findCategories: categories.findCategories,
  getCategory: categories.getCategory,
  listColors: facts.listColors,
  priceBounds: facts.priceBounds,
  listOffers,
  getStats: facts.getStats,
  getSettings,
  productGroups,
  listReviews,
  writtenReviews,
  isDemoShop,
  state: shopState,
  walkProducts: walk.walkProducts,
  stretches: walk.stretches,
  walkProductPages: walk.walkProductPages,

  showPicture: showMedia,
  readShareImage,

  customerOf,
  findCustomer: async (token) => {
    const session = await findSession(token)
    return session && findCustomer(session.customerId)
  },
  hasToChoosePassword: async (token) => (await findSession(token))?.mustChangePassword ?? false,
  favoritesAmong: async (token, ids) => {
    const session = await findSession(token)
    return session ? favoritesAmong(session.customerId, ids) : new Set()
  },
  cart: ({ customerId }) => getCart(customerId),
  addresses: ({ customerId }) => listAddresses(customerId),
  favorites: ({ customerId }, query) => listFavorites(customerId, query),
  orders: async ({ customerId }) => (await customerOrders(customerId)).map((order) => ({ order, said: null })),
  ratings: ({ customerId }) => myRatings(customerId),
  confirmPayment: ({ customerId }, session) => confirmPayment(customerId, session),
  takesCards: async () => (await cardPayments()) !== 'unavailable',
  sorts: true,
  confirmsPassword: true,

  answers: {
    ...authAnswers,
    ...favoriteAnswers,
    ...cartAnswers,
    ...addressAnswers,
    ...orderAnswers,
    ...ratingAnswers,
  },
  probe: probeShop,
}
