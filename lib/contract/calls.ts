import { z } from 'zod'
import { callAddresses, type CallName } from './addresses'
import * as catalogue from './catalogue-schemas'
import * as customer from './customer-schemas'
import { DeliveryQuery, DeliveryWire } from './delivery-schemas'
import type { ErrorCode } from './error'
import { Id, PageNumber } from './fields'

export interface Call {
  method: 'get' | 'post' | 'put' | 'delete'
  /** Under `API_BASE`; parameters in braces. */
  path: string
  access: 'public' | 'customer'
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

const { dataWire, listWire, ProductWire } = catalogue
const byId = z.object({ id: Id })

/** Errors of every order, by cash or card. */
const orderRefusals = [
  'CartIsEmpty',
  'CartChanged',
  'ThereIsNotEnoughQuantity',
  'TooManyOrders',
  'Conflict',
  'IdempotencyKeyReused',
  'SlotFull',
  'SlotRequired',
  'SmallestOrder',
  'NotDeliveredThere',
  'PaymentFailed',
  'PaymentConnection',
  'PaymentTimeout',
] as const satisfies ErrorCode[]

function open<K extends CallName, O extends z.ZodType>(name: K, summary: string, output: O) {
  return { ...callAddresses[name], access: 'public' as const, summary, output }
}

function own<K extends CallName, O extends z.ZodType>(name: K, summary: string, output: O) {
  return { ...callAddresses[name], access: 'customer' as const, summary, output }
}

/** Every call of Spec §7 and of later decisions. Routes, documentation and hooks derive from this table. */
export const calls = {
  listProducts: {
    ...open('listProducts', 'Products that match keyword and filters, 12 a page', listWire(ProductWire)),
    query: catalogue.SortedProductQueryWire,
  },
  listColors: open('listColors', 'Every colour a product can be bought in', dataWire(z.array(z.string()))),
  getProduct: { ...open('getProduct', 'One product', dataWire(ProductWire)), params: byId },
  listCategories: {
    ...open('listCategories', 'Categories with their subcategories', dataWire(z.array(catalogue.CategoryWire))),
    query: catalogue.CategoryQueryWire,
  },
  getCategory: { ...open('getCategory', 'One category', dataWire(catalogue.CategoryWire)), params: byId },
  getSettings: open('getSettings', 'Pictures and product groups of the home page', dataWire(catalogue.SettingsWire)),
  listOffers: {
    ...open(
      'listOffers',
      'Discounted products, the greatest discount first, 500 at a time',
      listWire(ProductWire).extend({ data: z.object({ offers: z.array(ProductWire) }) }),
    ),
    query: z.object({ page: PageNumber.optional() }),
  },
  listProductGroups: open('listProductGroups', 'The product groups by name', dataWire(catalogue.ProductGroupsWire)),
  getStats: open('getStats', 'Figures of the about page', dataWire(catalogue.StatsWire)),
  listReviews: {
    ...open('listReviews', 'Reviews of a product, newest first', listWire(catalogue.ReviewWire)),
    query: catalogue.ReviewQueryWire,
  },
  addRating: {
    ...own('addRating', 'Rate a product of a delivered order, once', dataWire(customer.MyRatingWire)),
    body: customer.RatingBody,
    refusals: ['OrderNotFound', 'ProductNotInOrder', 'OrderNotDelivered', 'AlreadyRated'],
  },
  listMyRatings: own('listMyRatings', 'Ratings the customer gave', dataWire(z.array(customer.MyRatingWire))),
  listFavorites: {
    ...own('listFavorites', 'Favourite products, with the filters of the product list', listWire(ProductWire)),
    query: catalogue.ProductQueryWire,
  },
  listFavoriteIds: own('listFavoriteIds', 'Ids of all favourite products', dataWire(z.array(Id))),
  addFavorite: {
    ...own('addFavorite', 'Make a product a favourite', customer.MessageWire),
    body: customer.AddFavoriteBody,
    refusals: ['ProductNotFound'],
  },
  removeFavorite: {
    ...own('removeFavorite', 'Take a product off the favourites', customer.FavoriteRemovedWire),
    body: customer.FavoriteBody,
  },
  getCart: own('getCart', 'The cart with its totals', customer.CartWire),
  addCart: {
    ...own('addCart', 'Add to the cart', customer.CartWire),
    body: customer.AddCartBody,
    refusals: ['ProductNotFound', 'OnlyOnEnquiry', 'ThereIsNotEnoughQuantity', 'CartIsFull'],
  },
  changeCart: {
    ...own('changeCart', 'Set the quantity and the preparation of a cart line', customer.CartWire),
    body: customer.ChangeCartBody,
    refusals: ['CartLineNotFound', 'ProductNotFound', 'ThereIsNotEnoughQuantity'],
  },
  removeCart: { ...own('removeCart', 'Remove a cart line', customer.CartWire), body: customer.RemoveCartBody },
  clearCart: own('clearCart', 'Empty the cart', customer.CartWire),
  getDelivery: {
    ...own(
      'getDelivery',
      'Delivery of the cart to a city: its fee, what is not delivered there, and the slots to choose from',
      dataWire(DeliveryWire),
    ),
    query: DeliveryQuery,
  },
  listAddresses: own('listAddresses', 'Saved addresses', dataWire(z.array(customer.AddressWire))),
  addAddress: {
    ...own('addAddress', 'Save an address', dataWire(customer.AddressWire)),
    body: customer.AddressBody,
    refusals: ['TooManyAddresses'],
  },
  deleteAddress: { ...own('deleteAddress', 'Delete a saved address', customer.MessageWire), params: byId },
  listOrders: own('listOrders', 'Orders, newest first', dataWire(z.array(customer.OrderWire))),
  placeCashOrder: {
    ...own('placeCashOrder', 'Order by cash on delivery', dataWire(customer.OrderWire)),
    body: customer.CashOrderBody,
    keyed: true,
    refusals: [...orderRefusals, 'CashNotOffered'],
  },
  createCardSession: {
    ...own('createCardSession', 'Order by card: where to pay', customer.CardSessionWire),
    body: customer.CardOrderBody,
    keyed: true,
    refusals: [...orderRefusals, 'PaymentTooSmall', 'PaymentTooLarge', 'PaymentUnavailable'],
  },
  confirmPayment: {
    ...own('confirmPayment', 'Ask whether a card order is paid', dataWire(customer.OrderWire)),
    body: customer.ConfirmPaymentBody,
    refusals: ['OrderNotFound'],
  },
  signin: {
    ...open('signin', 'Sign in by phone and password', customer.SessionWire),
    body: customer.SigninBody,
    refusals: ['WrongCredentials'],
  },
  signup: {
    ...open('signup', 'Sign up; a code goes to WhatsApp', customer.MessageWire),
    body: customer.SignupBody,
    multipart: true,
  },
  verifyCode: {
    ...open('verifyCode', 'Finish signing up with the WhatsApp code', customer.SessionWire),
    body: customer.VerificationBody,
  },
  signout: open('signout', 'End the session', customer.MessageWire),
  getProfile: own('getProfile', 'The signed-in customer', dataWire(customer.CustomerWire)),
  updateProfile: {
    ...own('updateProfile', 'Change the profile', dataWire(customer.CustomerWire)),
    body: customer.ProfileBody,
    multipart: true,
  },
  updateEmail: {
    ...own('updateEmail', 'Set the e-mail address before ordering', dataWire(customer.CustomerWire)),
    body: customer.EmailBody,
  },
  sendPassword: {
    ...open('sendPassword', 'Send a one-use password to WhatsApp', customer.MessageWire),
    body: customer.SendPasswordBody,
  },
} as const satisfies Record<CallName, Call>
