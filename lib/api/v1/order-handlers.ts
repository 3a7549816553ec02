import 'server-only'
import type { z } from 'zod'
import { decodeAddress, type AddressBody } from '@/lib/contract/address'
import { decodeOrderTerms, encodeOrder, type Order, type OrderTermsWire } from '@/lib/contract/order'
import { loadMessages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/config/constants'
import { customerOrders } from '@/lib/shop/orders/customer-orders'
import { messageKey } from '@/lib/shop/orders/message'
import { placeCashOrder } from '@/lib/shop/orders/place-cash'
import type { OrderRequest } from '@/lib/shop/orders/request'
import { requestKey } from '@/lib/shop/orders/request-key'
import { createCardOrder } from '@/lib/shop/payments/card-order'
import { confirmPayment } from '@/lib/shop/payments/confirm'
import type { Handlers } from './handler'

function requestOf(body: OrderTermsWire, address: z.infer<typeof AddressBody>, language: Language): OrderRequest {
  return { ...decodeOrderTerms(body), address: decodeAddress(address), language }
}

async function onWire(order: Order, language: Language) {
  const { OrderMessage } = await loadMessages(language)
  return encodeOrder(order, OrderMessage[messageKey(order)])
}

/** Orders and their payment. Spec §7. */
export const orderHandlers = {
  listOrders: async (context) => {
    const orders = await customerOrders(context.customerId)
    return { data: await Promise.all(orders.map((order) => onWire(order, context.language))) }
  },
  placeCashOrder: async (context) => {
    const { body, language, request, customerId } = context
    const key = requestKey(request, body)
    return { data: await onWire(await placeCashOrder(customerId, requestOf(body, body, language), key), language) }
  },
  createCardSession: async ({ body, language, request, customerId }) => {
    const key = requestKey(request, body)
    return createCardOrder(customerId, requestOf(body, body.address, body.selectLang ?? language), key)
  },
  confirmPayment: async (context) => {
    const order = await confirmPayment(context.customerId, context.body.sessionId)
    return { data: await onWire(order, context.language) }
  },
} satisfies Handlers
