import { z } from 'zod'
import { cities } from './address'
import { PreparationQuestionWire } from './catalogue-schemas'
import { COLOR_MAX } from './color'
import { EMAIL } from './customer'
import { AddressBody, PreparationWire, StoredAddress } from './customer-schemas'
import { BilingualText, Id, Phone, text } from './fields'
import { TOTAL_MAX } from './money'

const Fils = z.number().int()

/** A line of an order by phone: a product in a size and colour, as the butcher shall prepare it. */
const PhoneLine = z.object({
  productId: Id,
  quantity: z.number().int().min(1).max(9_999_999),
  color: text(COLOR_MAX).nullable(),
  size: Id.nullable(),
  preparation: PreparationWire.nullable(),
})

/** Body of `POST /orders/quote`: what is known of an order so far. */
export const PhoneQuoteBody = z.object({
  phone: Phone.nullable(),
  city: z.enum(cities),
  lines: z.array(PhoneLine).max(100),
})
export type PhoneQuoteBody = z.infer<typeof PhoneQuoteBody>

/** Its answer; money in fils. */
export const PhoneQuote = z.object({
  /** Null for a number that is new to the shop. */
  customer: z
    .object({
      name: z.string(),
      email: z.string(),
      language: z.string(),
      addresses: z.array(StoredAddress),
      // Absent from an instance of the release before.
      blocked: z.boolean().default(false),
    })
    .nullable(),
  /** In the order of the lines asked for; one that is sold out has a stock of 0. */
  lines: z.array(z.object({ price: Fils, total: Fils, stock: z.number().int() })),
  subtotal: Fils,
  shipping: Fils,
  total: Fils,
  /** Whether the order cannot be paid in cash. */
  carcass: z.boolean(),
  /** Why it would be refused because of its city; absent when it would not. */
  refusal: z.enum(['NotDeliveredThere', 'SmallestOrder']).optional(),
  /** Free delivery slots, soonest first; null when none is chosen. */
  slots: z.array(z.object({ id: z.string(), date: z.string(), from: z.string(), to: z.string() })).nullable(),
})
export type PhoneQuote = z.infer<typeof PhoneQuote>

/** Body of `POST /orders`: an order by phone, paid in cash. A customer whose number is new is made. */
export const PhoneOrderBody = z.object({
  phone: Phone,
  address: AddressBody,
  /** May be empty: the customer is then told by WhatsApp alone. */
  email: z.email({ pattern: EMAIL }).max(254).or(z.literal('')),
  language: z.enum(['en', 'ar']),
  lines: z.array(PhoneLine).min(1).max(100),
  /** Id of a delivery slot. */
  slot: text(64).nullable(),
  /** The total that was told, in fils. */
  total: Fils.min(0).max(TOTAL_MAX),
})
export type PhoneOrderBody = z.infer<typeof PhoneOrderBody>

export const PlacedByPhone = z.object({ code: z.string() })

/** A product to choose for an order by phone; money in fils. */
export const SellableProduct = z.object({
  id: z.string(),
  title: BilingualText,
  image: z.string().nullable(),
  price: Fils,
  stock: z.number().int(),
  colors: z.array(z.string()),
  sizes: z.array(z.object({ id: z.string(), name: BilingualText, price: Fils, stock: z.number().int() })),
  questions: z.array(PreparationQuestionWire),
})
export type SellableProduct = z.infer<typeof SellableProduct>
