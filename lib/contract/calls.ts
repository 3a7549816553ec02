import { z } from 'zod'
import { callAddresses, type CallName } from './addresses'
import * as catalogue from './catalogue-schemas'
import * as customer from './customer-schemas'
import type { ErrorCode } from './error'
import { Id, PageNumber } from './fields'

/** Access to a call: public, or with a customer's token. */
export type Access = 'public' | 'customer'

export interface Call {
  method: 'get' | 'post' | 'put' | 'delete'
  /** Under `API_BASE`; parameters in braces. */
  path: string
  access: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** JSON; with `multipart`, the part `json` next to an optional part `image`. */
  body?: z.ZodObject
  multipart?: true
  output: z.ZodType
  /** Whether the call honours `Idempotency-Key`. */
  keyed?: true
  /** Errors besides invalid input and missing authorisation. */
  refusals?: readonly ErrorCode[]
}

const byId = z.object({ id: Id })

/** Errors of every order, by cash or card. */
const orderRefusals = [
  'CartIsEmpty',
  'CartChanged',
  'ThereIsNotEnoughQuantity',
  'TooManyOrders',
  'Conflict',
  'IdempotencyKeyReused',
  'PaymentFailed',
  'PaymentConnection',
  'PaymentTimeout',
] as const satisfies ErrorCode[]

/** Every call of Spec §7 and of later decisions. Routes, documentation and hooks derive from this table. */
export const calls = {
  listProducts: {
    ...callAddresses.listProducts,
    access: 'public',
    summary: 'Products that match keyword and filters, 12 a page',
    query: catalogue.SortedProductQueryWire,
    output: catalogue.listWire(catalogue.ProductWire),
  },
  listColors: {
    ...callAddresses.listColors,
    access: 'public',
    summary: 'Every colour a product can be bought in',
    output: catalogue.dataWire(z.array(z.string())),
  },
  getProduct: {
    ...callAddresses.getProduct,
    access: 'public',
    summary: 'One product',
    params: byId,
    output: catalogue.dataWire(catalogue.ProductWire),
  },
  listCategories: {
    ...callAddresses.listCategories,
    access: 'public',
    summary: 'Categories with their subcategories',
    query: catalogue.CategoryQueryWire,
    output: catalogue.dataWire(z.array(catalogue.CategoryWire)),
  },
  getCategory: {
    ...callAddresses.getCategory,
    access: 'public',
    summary: 'One category',
    params: byId,
    output: catalogue.dataWire(catalogue.CategoryWire),
  },
  getSettings: {
    ...callAddresses.getSettings,
    access: 'public',
    summary: 'Pictures and product groups of the home page',
    output: catalogue.dataWire(catalogue.SettingsWire),
  },
  listOffers: {
    ...callAddresses.listOffers,
    access: 'public',
    summary: 'Discounted products, the greatest discount first, 500 at a time',
    query: z.object({ page: PageNumber.optional() }),
    output: catalogue
      .listWire(catalogue.ProductWire)
      .extend({ data: z.object({ offers: z.array(catalogue.ProductWire) }) }),
  },
  listProductGroups: {
    ...callAddresses.listProductGroups,
    access: 'public',
    summary: 'The product groups by name',
    output: catalogue.dataWire(catalogue.ProductGroupsWire),
  },
  getStats: {
    ...callAddresses.getStats,
    access: 'public',
    summary: 'Figures of the about page',
    output: catalogue.dataWire(catalogue.StatsWire),
  },
  listReviews: {
    ...callAddresses.listReviews,
    access: 'public',
    summary: 'Reviews of a product, newest first',
    query: catalogue.ReviewQueryWire,
    output: catalogue.listWire(catalogue.ReviewWire),
  },
  addRating: {
    ...callAddresses.addRating,
    access: 'customer',
    summary: 'Rate a product of a delivered order, once',
    body: customer.RatingBody,
    output: catalogue.dataWire(customer.MyRatingWire),
    refusals: ['OrderNotFound', 'ProductNotInOrder', 'OrderNotDelivered', 'AlreadyRated'],
  },
  listMyRatings: {
    ...callAddresses.listMyRatings,
    access: 'customer',
    summary: 'Ratings the customer gave',
    output: catalogue.dataWire(z.array(customer.MyRatingWire)),
  },
  listFavorites: {
    ...callAddresses.listFavorites,
    access: 'customer',
    summary: 'Favourite products, with the filters of the product list',
    query: catalogue.ProductQueryWire,
    output: catalogue.listWire(catalogue.ProductWire),
  },
  listFavoriteIds: {
    ...callAddresses.listFavoriteIds,
    access: 'customer',
    summary: 'Ids of all favourite products',
    output: catalogue.dataWire(z.array(Id)),
  },
  addFavorite: {
    ...callAddresses.addFavorite,
    access: 'customer',
    summary: 'Make a product a favourite',
    body: customer.FavoriteBody,
    output: customer.MessageWire,
    refusals: ['ProductNotFound'],
  },
  removeFavorite: {
    ...callAddresses.removeFavorite,
    access: 'customer',
    summary: 'Take a product off the favourites',
    body: customer.FavoriteBody,
    output: customer.MessageWire,
  },
  getCart: {
    ...callAddresses.getCart,
    access: 'customer',
    summary: 'The cart with its totals',
    output: customer.CartWire,
  },
  addCart: {
    ...callAddresses.addCart,
    access: 'customer',
    summary: 'Add to the cart',
    body: customer.AddCartBody,
    output: customer.CartWire,
    refusals: ['ProductNotFound', 'ThereIsNotEnoughQuantity', 'CartIsFull'],
  },
  changeCart: {
    ...callAddresses.changeCart,
    access: 'customer',
    summary: 'Set the quantity of a cart line',
    body: customer.ChangeCartBody,
    output: customer.CartWire,
    refusals: ['CartLineNotFound', 'ThereIsNotEnoughQuantity'],
  },
  removeCart: {
    ...callAddresses.removeCart,
    access: 'customer',
    summary: 'Remove a cart line',
    body: customer.RemoveCartBody,
    output: customer.CartWire,
  },
  clearCart: {
    ...callAddresses.clearCart,
    access: 'customer',
    summary: 'Empty the cart',
    output: customer.CartWire,
  },
  listAddresses: {
    ...callAddresses.listAddresses,
    access: 'customer',
    summary: 'Saved addresses',
    output: catalogue.dataWire(z.array(customer.AddressWire)),
  },
  addAddress: {
    ...callAddresses.addAddress,
    access: 'customer',
    summary: 'Save an address',
    body: customer.AddressBody,
    output: catalogue.dataWire(customer.AddressWire),
    refusals: ['TooManyAddresses'],
  },
  deleteAddress: {
    ...callAddresses.deleteAddress,
    access: 'customer',
    summary: 'Delete a saved address',
    params: byId,
    output: customer.MessageWire,
  },
  listOrders: {
    ...callAddresses.listOrders,
    access: 'customer',
    summary: 'Orders, newest first',
    output: catalogue.dataWire(z.array(customer.OrderWire)),
  },
  placeCashOrder: {
    ...callAddresses.placeCashOrder,
    access: 'customer',
    summary: 'Order by cash on delivery',
    body: customer.CashOrderBody,
    output: catalogue.dataWire(customer.OrderWire),
    keyed: true,
    refusals: [...orderRefusals, 'CashNotOffered'],
  },
  createCardSession: {
    ...callAddresses.createCardSession,
    access: 'customer',
    summary: 'Order by card: where to pay',
    body: customer.CardOrderBody,
    output: customer.CardSessionWire,
    keyed: true,
    refusals: [...orderRefusals, 'PaymentTooSmall', 'PaymentTooLarge', 'PaymentUnavailable'],
  },
  confirmPayment: {
    ...callAddresses.confirmPayment,
    access: 'customer',
    summary: 'Ask whether a card order is paid',
    body: customer.ConfirmPaymentBody,
    output: catalogue.dataWire(customer.OrderWire),
    refusals: ['OrderNotFound'],
  },
  signin: {
    ...callAddresses.signin,
    access: 'public',
    summary: 'Sign in by phone and password',
    body: customer.SigninBody,
    output: customer.SessionWire,
    refusals: ['WrongCredentials'],
  },
  signup: {
    ...callAddresses.signup,
    access: 'public',
    summary: 'Sign up; a code goes to WhatsApp',
    body: customer.SignupBody,
    multipart: true,
    output: customer.MessageWire,
  },
  verifyCode: {
    ...callAddresses.verifyCode,
    access: 'public',
    summary: 'Finish signing up with the WhatsApp code',
    body: customer.VerificationBody,
    output: customer.SessionWire,
  },
  signout: {
    ...callAddresses.signout,
    access: 'public',
    summary: 'End the session',
    output: customer.MessageWire,
  },
  getProfile: {
    ...callAddresses.getProfile,
    access: 'customer',
    summary: 'The signed-in customer',
    output: catalogue.dataWire(customer.CustomerWire),
  },
  updateProfile: {
    ...callAddresses.updateProfile,
    access: 'customer',
    summary: 'Change the profile',
    body: customer.ProfileBody,
    multipart: true,
    output: catalogue.dataWire(customer.CustomerWire),
  },
  updateEmail: {
    ...callAddresses.updateEmail,
    access: 'customer',
    summary: 'Set the e-mail address before ordering',
    body: customer.EmailBody,
    output: catalogue.dataWire(customer.CustomerWire),
  },
  sendPassword: {
    ...callAddresses.sendPassword,
    access: 'public',
    summary: 'Send a one-use password to WhatsApp',
    body: customer.SendPasswordBody,
    output: customer.MessageWire,
  },
} as const satisfies Record<CallName, Call>
