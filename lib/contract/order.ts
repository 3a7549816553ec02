import { z } from 'zod'
import { AddressBody } from './address'
import { CartLineWire } from './cart'
import { Phone, text } from './fields'

/** Spec §4. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled', 'returned'] as const

/** Wire shape of an order. Spec §3; prices in AED. */
export const OrderWire = z.object({
  _id: z.string(),
  orderId: z.string(),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  finaltotal: z.number(),
  message: z.string(),
  cart: z.array(CartLineWire),
})

const Common = z.object({
  cart: z.array(z.unknown()).max(500).optional(),
  finaltotal: z.number().min(0),
  email: z.email('YouShouldEnterEmail').max(254),
  phone: Phone.optional(),
  withHeader: z.boolean().optional(),
  pieceCount: z.number().int().min(1).max(1000).optional(),
})

/** Body of `POST /order` (cash on delivery). Spec §3. What the server knows itself is only compared. */
export const CashOrderBody = Common.extend({
  customer: text(64).optional(),
  subtotal: z.number().min(0),
  shopping: z.number().min(0),
  payment: z.literal(false),
  ...AddressBody.pick({
    firstName: true,
    lastName: true,
    address: true,
    city: true,
    postalCode: true,
    link: true,
  }).shape,
})

/** Body of `POST /stripe/create-checkout-session`. Spec §3. */
export const CardOrderBody = Common.extend({
  customerId: text(64).optional(),
  selectLang: z.enum(['en', 'ar']),
  address: AddressBody,
  payment: z.literal(true),
})

/** Where to pay: the card provider's session, and its page. */
export const CardSessionWire = z.object({ sessionId: z.string(), url: z.string().optional() })

export const ConfirmPaymentBody = z.object({ sessionId: text(200) })
