import { z } from 'zod'
import { callAddresses, type CallName } from './addresses'
import { AddressBody, AddressWire } from './address'
import { AddCartBody, CartWire, ChangeCartBody, RemoveCartBody } from './cart'
import { CategoryQueryWire, CategoryWire } from './category'
import {
  CustomerWire,
  EmailBody,
  FavoriteBody,
  MessageWire,
  ProfileBody,
  SendPasswordBody,
  SessionWire,
  SigninBody,
  SignupBody,
  VerificationBody,
} from './customer'
import type { ErrorCode } from './error'
import { Id, PageNumber } from './fields'
import { dataWire, listWire } from './list'
import { CardOrderBody, CardSessionWire, CashOrderBody, ConfirmPaymentBody, OrderWire } from './order'
import { ProductQueryWire, ProductWire, SortedProductQueryWire } from './product'
import { MyRatingWire, RatingBody, ReviewQueryWire, ReviewWire } from './rating'
import { ProductGroupsWire, SettingsWire, StatsWire } from './settings'

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
    query: SortedProductQueryWire,
    output: listWire(ProductWire),
  },
  listColors: {
    ...callAddresses.listColors,
    access: 'public',
    summary: 'Every colour a product can be bought in',
    output: dataWire(z.array(z.string())),
  },
  getProduct: {
    ...callAddresses.getProduct,
    access: 'public',
    summary: 'One product',
    params: byId,
    output: dataWire(ProductWire),
  },
  listCategories: {
    ...callAddresses.listCategories,
    access: 'public',
    summary: 'Categories with their subcategories',
    query: CategoryQueryWire,
    output: dataWire(z.array(CategoryWire)),
  },
  getCategory: {
    ...callAddresses.getCategory,
    access: 'public',
    summary: 'One category',
    params: byId,
    output: dataWire(CategoryWire),
  },
  getSettings: {
    ...callAddresses.getSettings,
    access: 'public',
    summary: 'Pictures and product groups of the home page',
    output: dataWire(SettingsWire),
  },
  listOffers: {
    ...callAddresses.listOffers,
    access: 'public',
    summary: 'Discounted products, the greatest discount first, 500 at a time',
    query: z.object({ page: PageNumber.optional() }),
    output: listWire(ProductWire).extend({ data: z.object({ offers: z.array(ProductWire) }) }),
  },
  listProductGroups: {
    ...callAddresses.listProductGroups,
    access: 'public',
    summary: 'The product groups by name',
    output: dataWire(ProductGroupsWire),
  },
  getStats: {
    ...callAddresses.getStats,
    access: 'public',
    summary: 'Figures of the about page',
    output: dataWire(StatsWire),
  },
  listReviews: {
    ...callAddresses.listReviews,
    access: 'public',
    summary: 'Reviews of a product, newest first',
    query: ReviewQueryWire,
    output: listWire(ReviewWire),
  },
  addRating: {
    ...callAddresses.addRating,
    access: 'customer',
    summary: 'Rate a product of a delivered order, once',
    body: RatingBody,
    output: dataWire(MyRatingWire),
    refusals: ['OrderNotFound', 'ProductNotInOrder', 'OrderNotDelivered', 'AlreadyRated'],
  },
  listMyRatings: {
    ...callAddresses.listMyRatings,
    access: 'customer',
    summary: 'Ratings the customer gave',
    output: dataWire(z.array(MyRatingWire)),
  },
  listFavorites: {
    ...callAddresses.listFavorites,
    access: 'customer',
    summary: 'Favourite products, with the filters of the product list',
    query: ProductQueryWire,
    output: listWire(ProductWire),
  },
  listFavoriteIds: {
    ...callAddresses.listFavoriteIds,
    access: 'customer',
    summary: 'Ids of all favourite products',
    output: dataWire(z.array(Id)),
  },
  addFavorite: {
    ...callAddresses.addFavorite,
    access: 'customer',
    summary: 'Make a product a favourite',
    body: FavoriteBody,
    output: MessageWire,
    refusals: ['ProductNotFound'],
  },
  removeFavorite: {
    ...callAddresses.removeFavorite,
    access: 'customer',
    summary: 'Take a product off the favourites',
    body: FavoriteBody,
    output: MessageWire,
  },
  getCart: {
    ...callAddresses.getCart,
    access: 'customer',
    summary: 'The cart with its totals',
    output: CartWire,
  },
  addCart: {
    ...callAddresses.addCart,
    access: 'customer',
    summary: 'Add to the cart',
    body: AddCartBody,
    output: CartWire,
    refusals: ['ProductNotFound', 'ThereIsNotEnoughQuantity', 'CartIsFull'],
  },
  changeCart: {
    ...callAddresses.changeCart,
    access: 'customer',
    summary: 'Set the quantity of a cart line',
    body: ChangeCartBody,
    output: CartWire,
    refusals: ['CartLineNotFound', 'ThereIsNotEnoughQuantity'],
  },
  removeCart: {
    ...callAddresses.removeCart,
    access: 'customer',
    summary: 'Remove a cart line',
    body: RemoveCartBody,
    output: CartWire,
  },
  clearCart: {
    ...callAddresses.clearCart,
    access: 'customer',
    summary: 'Empty the cart',
    output: CartWire,
  },
  listAddresses: {
    ...callAddresses.listAddresses,
    access: 'customer',
    summary: 'Saved addresses',
    output: dataWire(z.array(AddressWire)),
  },
  addAddress: {
    ...callAddresses.addAddress,
    access: 'customer',
    summary: 'Save an address',
    body: AddressBody,
    output: dataWire(AddressWire),
    refusals: ['TooManyAddresses'],
  },
  deleteAddress: {
    ...callAddresses.deleteAddress,
    access: 'customer',
    summary: 'Delete a saved address',
    params: byId,
    output: MessageWire,
  },
  listOrders: {
    ...callAddresses.listOrders,
    access: 'customer',
    summary: 'Orders, newest first',
    output: dataWire(z.array(OrderWire)),
  },
  placeCashOrder: {
    ...callAddresses.placeCashOrder,
    access: 'customer',
    summary: 'Order by cash on delivery',
    body: CashOrderBody,
    output: dataWire(OrderWire),
    keyed: true,
    refusals: [...orderRefusals, 'CashNotOffered'],
  },
  createCardSession: {
    ...callAddresses.createCardSession,
    access: 'customer',
    summary: 'Order by card: where to pay',
    body: CardOrderBody,
    output: CardSessionWire,
    keyed: true,
    refusals: [...orderRefusals, 'PaymentTooSmall', 'PaymentTooLarge', 'PaymentUnavailable'],
  },
  confirmPayment: {
    ...callAddresses.confirmPayment,
    access: 'customer',
    summary: 'Ask whether a card order is paid',
    body: ConfirmPaymentBody,
    output: dataWire(OrderWire),
    refusals: ['OrderNotFound'],
  },
  signin: {
    ...callAddresses.signin,
    access: 'public',
    summary: 'Sign in by phone and password',
    body: SigninBody,
    output: SessionWire,
    refusals: ['WrongCredentials'],
  },
  signup: {
    ...callAddresses.signup,
    access: 'public',
    summary: 'Sign up; a code goes to WhatsApp',
    body: SignupBody,
    multipart: true,
    output: MessageWire,
  },
  verifyCode: {
    ...callAddresses.verifyCode,
    access: 'public',
    summary: 'Finish signing up with the WhatsApp code',
    body: VerificationBody,
    output: SessionWire,
  },
  signout: {
    ...callAddresses.signout,
    access: 'public',
    summary: 'End the session',
    output: MessageWire,
  },
  getProfile: {
    ...callAddresses.getProfile,
    access: 'customer',
    summary: 'The signed-in customer',
    output: dataWire(CustomerWire),
  },
  updateProfile: {
    ...callAddresses.updateProfile,
    access: 'customer',
    summary: 'Change the profile',
    body: ProfileBody,
    multipart: true,
    output: dataWire(CustomerWire),
  },
  updateEmail: {
    ...callAddresses.updateEmail,
    access: 'customer',
    summary: 'Set the e-mail address before ordering',
    body: EmailBody,
    output: dataWire(CustomerWire),
  },
  sendPassword: {
    ...callAddresses.sendPassword,
    access: 'public',
    summary: 'Send a one-use password to WhatsApp',
    body: SendPasswordBody,
    output: MessageWire,
  },
} as const satisfies Record<CallName, Call>
