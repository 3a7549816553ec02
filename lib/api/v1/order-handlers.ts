import 'server-only'
import type { CustomerOrder } from '@/lib/backend/backend'
import { getBackend } from '@/lib/backend/get-backend'
import type { Language } from '@/lib/config/constants'
import {
  decodeCardOrder,
  decodeCashOrder,
  decodeNewRating,
  encodeMyRating,
  encodeOrder,
} from '@/lib/contract/order-codec'
import { loadMessages } from '@/lib/i18n/messages'
import { messageKey } from '@/lib/shop/orders/message'
import { requestKey } from '@/lib/shop/orders/request'
import type { Handlers } from './handler'

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
