import 'server-only'
import type { OpenedSession, Visitor, CustomerOrder } from '@/lib/backend/backend'
import { getBackend } from '@/lib/backend/get-backend'
import { SESSION_COOKIE, type Language } from '@/lib/config/constants'
import { decodeProductQuery, encodeList, encodeProduct } from '@/lib/contract/catalogue-codec'
import {
  decodeDeliveryAddress,
  decodeFavorite,
  decodeVerification,
  encodeAddress,
  encodeCustomer,
} from '@/lib/contract/customer-codec'
import { decodeCartChange, encodeCart } from '@/lib/contract/cart-codec'
import { encodeDelivery } from '@/lib/contract/delivery-codec'
import { isToken } from '@/lib/contract/customer'
import {
  decodeCardOrder,
  decodeCashOrder,
  decodeNewRating,
  encodeMyRating,
  encodeOrder,
} from '@/lib/contract/order-codec'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { clientIp } from '@/lib/server/client-ip'
import { messageKey } from '@/lib/contract/order-message'
import { requestKey } from '@/lib/shop/orders/request'
import { readCookie } from '../request'
import { DEVICE_COOKIE, dropCookie, setCookie, SIGNUP_COOKIE } from '../session-cookie'
import type { Handlers, RequestContext } from './handler'

type Context = Pick<RequestContext<'signin'>, 'token' | 'language' | 'request' | 'headers'>

async function doneMessage(language: Language, key: keyof Messages['Answers']): Promise<{ message: string }> {
  return { message: (await loadMessages(language)).Answers[key] }
}

function visitorOf({ request, token, language }: Context): Visitor {
  const signupId = readCookie(request, SIGNUP_COOKIE) ?? ''
  return {
    language,
    token,
    address: clientIp(request),
    device: readCookie(request, DEVICE_COOKIE),
    signupId: isToken(signupId) ? signupId : null,
  }
}

/** Sets the cookies of a new session. Spec §4. */
function opened({ token, customer, device, choosePassword }: OpenedSession, { request, headers }: Context) {
  headers.append('set-cookie', setCookie(SESSION_COOKIE, token, request))
  if (device) headers.append('set-cookie', setCookie(DEVICE_COOKIE, device, request))
  return { token, data: encodeCustomer(customer), choosePassword }
}

/** Sign-up, sign-in, profile, favourites, cart and addresses. Every change of the cart returns the whole new cart. Spec §7. */
export const customerHandlers = {
  signin: async (context) => opened(await getBackend().signIn(context.body, visitorOf(context)), context),
  signup: async (context) => {
    const { body, image, language, request, headers } = context
    const id = await getBackend().signUp({ ...body, image }, visitorOf(context))
    if (id) headers.append('set-cookie', setCookie(SIGNUP_COOKIE, id, request))
    return doneMessage(language, 'codeSent')
  },
  verifyCode: async (context) => {
    const visitor = visitorOf(context)
    const answer = opened(await getBackend().verifyCode(decodeVerification(context.body), visitor), context)
    if (visitor.signupId) context.headers.append('set-cookie', dropCookie(SIGNUP_COOKIE, context.request))
    return answer
  },
  signout: async ({ token, language, request, headers }) => {
    if (token) await getBackend().signOut(token)
    headers.append('set-cookie', dropCookie(SESSION_COOKIE, request))
    return doneMessage(language, 'signedOut')
  },
  sendPassword: async (context) => {
    await getBackend().sendPassword(context.body.phone, visitorOf(context))
    return doneMessage(context.language, 'passwordSent')
  },
  getProfile: async ({ customer }) => ({ data: encodeCustomer(await getBackend().getProfile(customer)) }),
  updateProfile: async ({ customer, body, image }) => ({
    data: encodeCustomer(await getBackend().updateProfile(customer, body, image)),
  }),
  updateEmail: async ({ customer, body }) => ({
    data: encodeCustomer(await getBackend().updateEmail(customer, body.email)),
  }),

  listFavorites: async ({ customer, query }) =>
    encodeList(await getBackend().listFavorites(customer, decodeProductQuery(query)), encodeProduct),
  listFavoriteIds: async ({ customer }) => ({ data: await getBackend().favoriteIds(customer) }),
  addFavorite: async ({ customer, body, language }) => {
    await getBackend().addFavorite(customer, decodeFavorite(body), body.since)
    return doneMessage(language, 'favoriteAdded')
  },
  removeFavorite: async ({ customer, body, language }) => {
    const since = await getBackend().removeFavorite(customer, decodeFavorite(body))
    return { ...(await doneMessage(language, 'favoriteRemoved')), since }
  },

  getDelivery: async ({ customer, query: { city } }) => {
    const offer = await getBackend().getDelivery(customer, city)
    return { data: offer && encodeDelivery(offer) }
  },

  getCart: async ({ customer }) => encodeCart(await getBackend().getCart(customer)),
  addCart: async ({ customer, body: { quantity, place, ...line } }) =>
    encodeCart(await getBackend().addToCart(customer, line, quantity, place)),
  changeCart: async ({ customer, body }) => {
    const { line, quantity, preparation } = decodeCartChange(body)
    return encodeCart(await getBackend().changeCart(customer, line, quantity, preparation))
  },
  removeCart: async ({ customer, body }) => encodeCart(await getBackend().removeFromCart(customer, body)),
  clearCart: async ({ customer }) => encodeCart(await getBackend().clearCart(customer)),

  listAddresses: async ({ customer }) => ({ data: (await getBackend().listAddresses(customer)).map(encodeAddress) }),
  addAddress: async ({ customer, body }) => ({
    data: encodeAddress(await getBackend().addAddress(customer, decodeDeliveryAddress(body))),
  }),
  deleteAddress: async ({ customer, params, language }) => {
    await getBackend().deleteAddress(customer, params.id)
    return doneMessage(language, 'addressRemoved')
  },
} satisfies Partial<Handlers>

async function onWire({ order, hostMessage }: CustomerOrder, language: Language) {
  return encodeOrder(order, hostMessage ?? (await loadMessages(language)).OrderMessage[messageKey(order)])
}

export const orderHandlers = {
  listOrders: async ({ customer, language }) => {
    const orders = await getBackend().listOrders(customer)
    return { data: await Promise.all(orders.map((order) => onWire(order, language))) }
  },
  placeCashOrder: async ({ customer, body, language, request }) => {
    const key = requestKey(request, body)
    const order = await getBackend().placeCashOrder(customer, decodeCashOrder(body, language), key)
    return { data: await onWire(order, language) }
  },
  createCardSession: async ({ customer, body, language, request }) =>
    getBackend().createCardOrder(customer, decodeCardOrder(body, language), requestKey(request, body)),
  confirmPayment: async ({ customer, body, language }) => {
    const order = await getBackend().confirmPayment(customer, body.sessionId)
    return { data: await onWire({ order, hostMessage: null }, language) }
  },
  addRating: async ({ customer, body }) => ({
    data: encodeMyRating(await getBackend().addRating(customer, decodeNewRating(body))),
  }),
  listMyRatings: async ({ customer }) => ({ data: (await getBackend().listMyRatings(customer)).map(encodeMyRating) }),
} satisfies Partial<Handlers>
