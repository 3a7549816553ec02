import 'server-only'
import { addressHandlers } from '@/lib/api/v1/address-handlers'
import { authHandlers } from '@/lib/api/v1/auth-handlers'
import { cartHandlers } from '@/lib/api/v1/cart-handlers'
import { authenticate } from '@/lib/api/v1/authenticate'
import { favoriteHandlers } from '@/lib/api/v1/favorite-handlers'
import { orderHandlers } from '@/lib/api/v1/order-handlers'
import { ratingHandlers } from '@/lib/api/v1/rating-handlers'
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
import type { Backend } from './backend'

/** The backend on the local database. */
export const localBackend: Backend = {
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

  authenticate,
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
    ...authHandlers,
    ...favoriteHandlers,
    ...cartHandlers,
    ...addressHandlers,
    ...orderHandlers,
    ...ratingHandlers,
  },
  probe: probeShop,
}
