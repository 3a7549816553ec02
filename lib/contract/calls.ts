import { z } from 'zod'
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
import { Id } from './fields'
import { dataWire, listWire } from './list'
import { CardOrderBody, CardSessionWire, CashOrderBody, ConfirmPaymentBody, OrderWire } from './order'
import { ProductQueryWire, ProductWire } from './product'
import { MyRatingWire, RatingBody, ReviewQueryWire, ReviewWire } from './rating'
import { ProductGroupsWire, SettingsWire, StatsWire } from './settings'

/** Where the API stands. Spec §7. */
export const API_BASE = '/api/v1.0'

/** Who may make a call: anyone, or the bearer of a customer's token. */
export type Access = 'public' | 'customer'

export interface Call {
  method: 'get' | 'post' | 'put' | 'delete'
  /** Under `API_BASE`; parameters in braces. */
  path: string
  access: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  /** JSON, or with `multipart` the part `json` beside the optional part `image`. */
  body?: z.ZodObject
  multipart?: true
  output: z.ZodType
}

const byId = z.object({ id: Id })

/** Every call of spec §7 and of the decisions beside it, once. Routes, documentation and hooks are made from this table. */
export const calls = {
  listProducts: {
    method: 'get',
    path: '/product',
    access: 'public',
    summary: 'Products that match keyword and filters, 12 a page',
    query: ProductQueryWire,
    output: listWire(ProductWire),
  },
  listColors: {
    method: 'get',
    path: '/product/colors',
    access: 'public',
    summary: 'Every colour a product can be bought in',
    output: dataWire(z.array(z.string())),
  },
  getProduct: {
    method: 'get',
    path: '/product/{id}',
    access: 'public',
    summary: 'One product',
    params: byId,
    output: dataWire(ProductWire),
  },
  listCategories: {
    method: 'get',
    path: '/category',
    access: 'public',
    summary: 'Categories with their subcategories',
    query: CategoryQueryWire,
    output: dataWire(z.array(CategoryWire)),
  },
  getCategory: {
    method: 'get',
    path: '/category/{id}',
    access: 'public',
    summary: 'One category',
    params: byId,
    output: dataWire(CategoryWire),
  },
  getSettings: {
    method: 'get',
    path: '/settings',
    access: 'public',
    summary: 'Pictures and product groups of the home page',
    output: dataWire(SettingsWire),
  },
  listOffers: {
    method: 'get',
    path: '/settings/offers',
    access: 'public',
    summary: 'Discounted products',
    output: dataWire(z.object({ offers: z.array(ProductWire) })),
  },
  listProductGroups: {
    method: 'get',
    path: '/settings/product-groups',
    access: 'public',
    summary: 'The product groups by name',
    output: dataWire(ProductGroupsWire),
  },
  getStats: {
    method: 'get',
    path: '/dashboard/about-us',
    access: 'public',
    summary: 'Figures of the about page',
    output: dataWire(StatsWire),
  },
  listReviews: {
    method: 'get',
    path: '/rating',
    access: 'public',
    summary: 'Reviews of a product, newest first',
    query: ReviewQueryWire,
    output: listWire(ReviewWire),
  },
  addRating: {
    method: 'post',
    path: '/rating',
    access: 'customer',
    summary: 'Rate a product of a delivered order, once',
    body: RatingBody,
    output: dataWire(MyRatingWire),
  },
  listMyRatings: {
    method: 'get',
    path: '/rating/my-rating',
    access: 'customer',
    summary: 'Ratings the customer gave',
    output: dataWire(z.array(MyRatingWire)),
  },
  listFavorites: {
    method: 'get',
    path: '/customer/get-favorites',
    access: 'customer',
    summary: 'Favourite products, with the filters of the product list',
    query: ProductQueryWire,
    output: listWire(ProductWire),
  },
  addFavorite: {
    method: 'post',
    path: '/customer/add-favorite',
    access: 'customer',
    summary: 'Make a product a favourite',
    body: FavoriteBody,
    output: MessageWire,
  },
  removeFavorite: {
    method: 'delete',
    path: '/customer/remove-favorite',
    access: 'customer',
    summary: 'Take a product off the favourites',
    body: FavoriteBody,
    output: MessageWire,
  },
  getCart: {
    method: 'get',
    path: '/customer/get-cart',
    access: 'customer',
    summary: 'The cart with its totals',
    output: CartWire,
  },
  addCart: {
    method: 'post',
    path: '/customer/add-cart',
    access: 'customer',
    summary: 'Add to the cart',
    body: AddCartBody,
    output: CartWire,
  },
  changeCart: {
    method: 'put',
    path: '/customer/change-cart',
    access: 'customer',
    summary: 'Set the quantity of a cart line',
    body: ChangeCartBody,
    output: CartWire,
  },
  removeCart: {
    method: 'delete',
    path: '/customer/remove-cart',
    access: 'customer',
    summary: 'Remove a cart line',
    body: RemoveCartBody,
    output: CartWire,
  },
  clearCart: {
    method: 'delete',
    path: '/customer/clear-cart',
    access: 'customer',
    summary: 'Empty the cart',
    output: CartWire,
  },
  listAddresses: {
    method: 'get',
    path: '/customer/get-address',
    access: 'customer',
    summary: 'Saved addresses',
    output: dataWire(z.array(AddressWire)),
  },
  addAddress: {
    method: 'post',
    path: '/customer/add-address',
    access: 'customer',
    summary: 'Save an address',
    body: AddressBody,
    output: dataWire(AddressWire),
  },
  deleteAddress: {
    method: 'delete',
    path: '/customer/delete-address/{id}',
    access: 'customer',
    summary: 'Delete a saved address',
    params: byId,
    output: MessageWire,
  },
  listOrders: {
    method: 'get',
    path: '/order/customer-orders',
    access: 'customer',
    summary: 'Orders, newest first',
    output: dataWire(z.array(OrderWire)),
  },
  placeCashOrder: {
    method: 'post',
    path: '/order',
    access: 'customer',
    summary: 'Order by cash on delivery',
    body: CashOrderBody,
    output: dataWire(OrderWire),
  },
  createCardSession: {
    method: 'post',
    path: '/stripe/create-checkout-session',
    access: 'customer',
    summary: 'Order by card: where to pay',
    body: CardOrderBody,
    output: CardSessionWire,
  },
  confirmPayment: {
    method: 'post',
    path: '/stripe/confirm-payment',
    access: 'customer',
    summary: 'Ask whether a card order is paid',
    body: ConfirmPaymentBody,
    output: dataWire(OrderWire),
  },
  signin: {
    method: 'post',
    path: '/auth/customer/signin',
    access: 'public',
    summary: 'Sign in by phone and password',
    body: SigninBody,
    output: SessionWire,
  },
  signup: {
    method: 'post',
    path: '/auth/customer/signup',
    access: 'public',
    summary: 'Sign up; a code goes to WhatsApp',
    body: SignupBody,
    multipart: true,
    output: MessageWire,
  },
  verifyCode: {
    method: 'post',
    path: '/auth/customer/verification',
    access: 'public',
    summary: 'Finish signing up with the WhatsApp code',
    body: VerificationBody,
    output: SessionWire,
  },
  signout: {
    method: 'post',
    path: '/auth/customer/signout',
    access: 'public',
    summary: 'End the session',
    output: MessageWire,
  },
  getProfile: {
    method: 'get',
    path: '/auth/customer/profile',
    access: 'customer',
    summary: 'The signed-in customer',
    output: dataWire(CustomerWire),
  },
  updateProfile: {
    method: 'put',
    path: '/auth/customer/profile',
    access: 'customer',
    summary: 'Change the profile',
    body: ProfileBody,
    multipart: true,
    output: dataWire(CustomerWire),
  },
  updateEmail: {
    method: 'put',
    path: '/auth/customer/email',
    access: 'customer',
    summary: 'Set the e-mail address before ordering',
    body: EmailBody,
    output: dataWire(CustomerWire),
  },
  sendPassword: {
    method: 'post',
    path: '/auth/customer/send-password',
    access: 'public',
    summary: 'Send a one-use password to WhatsApp',
    body: SendPasswordBody,
    output: MessageWire,
  },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls
