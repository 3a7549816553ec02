import { z } from 'zod'
import { AddressBody, type DeliveryAddress } from './address'
import type { Bilingual } from './bilingual'
import { CartLineWire } from './cart'
import { EMAIL } from './email'
import { text } from './fields'
import { fromAed, toAed, type Fils } from './money'
import { orderStatuses, type OrderStatus } from './order-statuses'
import { CARCASS_CUTS_MAX } from './carcass-cuts'

/** Payment states: cash due or taken; card payment awaited, paid, abandoned, refused, refunded or disputed. */
export const paymentStates = [
  'cod_due',
  'cod_collected',
  'awaiting',
  'paid',
  'expired',
  'failed',
  'refund_due',
  'partially_refunded',
  'refunded',
  'disputed',
] as const
export type PaymentState = (typeof paymentStates)[number]

/** A snapshot of a cart line at the time of the order. */
export interface OrderLine {
  id: string
  productId: string
  title: Bilingual
  description: Bilingual
  images: string[]
  price: Fils
  quantity: number
  color: string | null
  total: Fils
}

/** An order. Spec §3. */
export interface Order {
  id: string
  /** Eight characters, easy to read aloud. */
  code: string
  /** ISO 8601. */
  createdAt: string
  status: OrderStatus
  payment: PaymentState
  subtotal: Fils
  shipping: Fils
  total: Fils
  email: string
  phone: string
  language: 'en' | 'ar'
  address: DeliveryAddress
  /** Null without a carcass. */
  withHead: boolean | null
  pieces: number | null
  /** Whether all of it arrives the same day when ordered before 2 pm. Spec §1. */
  sameDay: boolean
  lines: OrderLine[]
}

const OrderLineWire = CartLineWire.extend({
  product: CartLineWire.shape.product
    .pick({ _id: true, titleEn: true, titleAr: true, imagesBase64: true, newPrice: true })
    .extend({ descriptionEn: z.string(), descriptionAr: z.string() }),
})

/** Wire shape of an order. Spec §3; prices in AED. `payment`, `subtotal` and `shopping` are our additions. */
export const OrderWire = z.object({
  _id: z.string(),
  orderId: z.string(),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  payment: z.enum(paymentStates),
  subtotal: z.number(),
  shopping: z.number(),
  finaltotal: z.number(),
  message: z.string(),
  cart: z.array(OrderLineWire),
})

function encodeLine(line: OrderLine): z.infer<typeof OrderLineWire> {
  return {
    _id: line.id,
    product: {
      _id: line.productId,
      titleEn: line.title.en,
      titleAr: line.title.ar,
      descriptionEn: line.description.en,
      descriptionAr: line.description.ar,
      imagesBase64: line.images,
      newPrice: toAed(line.price),
    },
    quantity: line.quantity,
    color: line.color,
    total: toAed(line.total),
  }
}

/** Maps an order to the wire; `message` describes its state in the customer's language. */
export function encodeOrder(order: Order, message: string): z.infer<typeof OrderWire> {
  return {
    _id: order.id,
    orderId: order.code,
    createdAt: order.createdAt,
    status: order.status,
    payment: order.payment,
    subtotal: toAed(order.subtotal),
    shopping: toAed(order.shipping),
    finaltotal: toAed(order.total),
    message,
    cart: order.lines.map(encodeLine),
  }
}

const Common = z.object({
  cart: z.array(z.unknown()).max(500).optional(),
  finaltotal: z.number().min(0).max(20_000_000),
  email: z.email({ pattern: EMAIL, error: 'YouShouldEnterEmail' }).max(254),
  phone: text(40).optional(),
  withHeader: z.boolean().optional(),
  pieceCount: z.number().int().min(1).max(CARCASS_CUTS_MAX).optional(),
})

export type OrderTermsWire = Pick<z.infer<typeof Common>, 'email' | 'finaltotal' | 'withHeader' | 'pieceCount'>

/** Maps the terms of a cash or card order. Defaults: with head, one cut. Spec §4. */
export function decodeOrderTerms({ email, finaltotal, withHeader = true, pieceCount = 1 }: OrderTermsWire) {
  return { email, total: fromAed(finaltotal), withHead: withHeader, pieces: pieceCount }
}

/** Body of `POST /order` (cash on delivery). Spec §3. The server compares only `finaltotal` with its own cart and ignores the other sums. */
export const CashOrderBody = Common.extend({
  customer: text(64).optional(),
  subtotal: z.number().min(0).optional(),
  shopping: z.number().min(0).optional(),
  payment: z.literal(false),
  ...AddressBody.shape,
})

/** Body of `POST /stripe/create-checkout-session`. Spec §3. */
export const CardOrderBody = Common.extend({
  customerId: text(64).optional(),
  selectLang: z.enum(['en', 'ar']).optional(),
  address: AddressBody,
  payment: z.literal(true),
})

/** Where to pay: the card provider's session, with the URL of its page or, from a host that sends no URL, the publishable key. */
export const CardSessionWire = z.object({
  sessionId: z.string(),
  url: z.string().optional(),
  publishableKey: z.string().optional(),
})

/** Id of a card session at its provider. */
export const SessionId = text(200)

/** Body of `POST /stripe/confirm-payment`. */
export const ConfirmPaymentBody = z.object({ sessionId: SessionId })
