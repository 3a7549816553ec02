import 'server-only'
import { ShopError } from '@/lib/contract/error'
import type { Order } from '@/lib/contract/order'
import * as addresses from '@/lib/shop/addresses/addresses'
import { getCart } from '@/lib/shop/cart/cart'
import { deliveryOffer } from '@/lib/shop/cart/delivery-offer'
import * as cart from '@/lib/shop/cart/edit'
import * as facts from '@/lib/shop/catalogue/catalogue-facts'
import * as categories from '@/lib/shop/catalogue/categories'
import { productGroups } from '@/lib/shop/catalogue/groups'
import * as lists from '@/lib/shop/catalogue/list'
import * as product from '@/lib/shop/catalogue/product'
import * as reviews from '@/lib/shop/catalogue/reviews'
import { settingsOfZones } from '@/lib/shop/catalogue/free-delivery'
import { highestFee } from '@/lib/shop/catalogue/delivery-promises'
import { getShopInfo } from '@/lib/shop/catalogue/shop-info'
import * as walk from '@/lib/shop/catalogue/walk'
import { deviceToken } from '@/lib/shop/customers/secrets'
import * as profiles from '@/lib/shop/customers/customer'
import { sendPassword } from '@/lib/shop/customers/send-password'
import { signIn } from '@/lib/shop/customers/sign-in'
import { startSignup, verifySignup } from '@/lib/shop/customers/sign-up'
import { isDemoShop } from '@/lib/shop/demo/progress'
import * as favorites from '@/lib/shop/favorites/favorites'
import { linkedDocument } from '@/lib/shop/invoices/read'
import { readShareImage } from '@/lib/shop/media/share'
import { openVideo, readMediaFile } from '@/lib/shop/media/store'
import { unsentChannels } from '@/lib/shop/messages/unsent'
import { customerOrders } from '@/lib/shop/orders/order'
import { placeCashOrder } from '@/lib/shop/orders/place-cash'
import { createCardOrder } from '@/lib/shop/payments/card-order'
import { confirmPayment } from '@/lib/shop/payments/confirm'
import { cardPayments } from '@/lib/shop/payments/provider'
import { getPolicy } from '@/lib/shop/policies/policies'
import * as ratings from '@/lib/shop/ratings/ratings'
import { endSession, findSession } from '@/lib/shop/sessions/session'
import { shopState, probeShop } from '@/lib/shop/state'
import type { Backend, CustomerOrder, SignedIn } from './backend'

/** Throws YouAreNotLogin for a customer whom this backend did not authenticate. */
function idOf({ customerId }: SignedIn): string {
  if (customerId === null) throw new ShopError('YouAreNotLogin')
  return customerId
}

/** Gives a function of lib/shop the id of the signed-in customer. */
function own<Rest extends unknown[], Result>(work: (customerId: string, ...rest: Rest) => Result) {
  return (customer: SignedIn, ...rest: Rest): Result => work(idOf(customer), ...rest)
}

const ownOrder = (order: Order): CustomerOrder => ({ order, hostMessage: null })

/** Reads an uploaded picture, and maps errors about it to the `image` field. */
async function withImage<Result>(image: File | null, work: (bytes: Uint8Array | null) => Promise<Result>) {
  try {
    return await work(image && new Uint8Array(await image.arrayBuffer()))
  } catch (error) {
    if (error instanceof ShopError && (error.code === 'InvalidImage' || error.code === 'PayloadTooLarge'))
      throw new ShopError(error.code, [{ path: 'image', msg: error.code }], { cause: error })
    throw error
  }
}

export const localBackend: Backend = {
  ...facts,
  ...lists,
  ...product,
  ...reviews,
  ...walk,
  listCategories: categories.listCategories,
  findCategories: categories.findCategories,
  getCategory: categories.getCategory,
  getSettings: settingsOfZones,
  getShopInfo,
  policies: true,
  getPolicy,
  highestFee,
  productGroups,
  isDemoShop,
  state: shopState,
  takesCards: async () => (await cardPayments()) !== 'unavailable',
  unsentChannels,
  sorts: true,

  readPicture: (hash, width) => readMediaFile({ hash, width }),
  openVideo,
  readShareImage,

  signIn: async (credentials, { address, device, token: before }) => {
    const session = await signIn({ ...credentials, address, device })
    if (before) await endSession(before)
    return session
  },
  signUp: ({ image, ...form }, { language, address, signupId: before }) =>
    withImage(image, (bytes) => startSignup({ ...form, image: bytes, language, address, before })),
  verifyCode: async (proof, { address, signupId, token: before }) => {
    const session = await verifySignup({ ...proof, signupId, address })
    if (before) await endSession(before)
    return { ...session, device: await deviceToken(session.customer.id) }
  },
  sendPassword: (phone, { language, address, device }) => sendPassword({ phone, language, address, device }),
  signOut: endSession,
  authenticate: async (token) => {
    const session = token ? await findSession(token) : null
    if (!token || !session) throw new ShopError('YouAreNotLogin')
    return { token, customerId: session.customerId }
  },
  findCustomer: async (token) => {
    const session = await findSession(token)
    return session && profiles.findCustomer(session.customerId)
  },
  hasToChoosePassword: async (token) => (await findSession(token))?.mustChangePassword ?? false,
  confirmsPassword: true,
  getProfile: ({ token }) => profiles.profileOf(token),
  updateProfile: ({ token }, profile, image) =>
    withImage(image, (bytes) => profiles.updateProfile(token, profile, bytes)),
  updateEmail: own(profiles.updateEmail),

  listFavorites: own(favorites.listFavorites),
  favoritesAmong: async (token, ids) => {
    const session = await findSession(token)
    return session ? favorites.favoritesAmong(session.customerId, ids) : new Set()
  },
  favoriteIds: own(favorites.favoriteIds),
  addFavorite: own(favorites.addFavorite),
  removeFavorite: own(favorites.removeFavorite),

  getCart: own(getCart),
  addToCart: own(cart.addToCart),
  changeCart: own(cart.changeCart),
  removeFromCart: own(cart.removeFromCart),
  clearCart: own(cart.clearCart),
  getDelivery: own(deliveryOffer),

  listAddresses: own(addresses.listAddresses),
  addAddress: own(addresses.addAddress),
  deleteAddress: own(addresses.deleteAddress),

  listOrders: async (customer) => (await customerOrders(idOf(customer))).map(ownOrder),
  placeCashOrder: async (customer, form, key) => ownOrder(await placeCashOrder(idOf(customer), form, key)),
  createCardOrder: own(createCardOrder),
  confirmPayment: own(confirmPayment),
  readInvoice: linkedDocument,
  listMyRatings: own(ratings.myRatings),
  addRating: own(ratings.addRating),

  async probe() {
    await probeShop()
    return {}
  },
}
