import { z } from 'zod'
import { text } from './fields'
import { StoredAddress } from './customer-schemas'
import { orderStatuses } from './order'
import { StaffOrder } from './staff-orders'

const customerStates = ['active', 'blocked', 'erased'] as const

/** A customer as staff see one; an erased one has no name, phone and e-mail. */
export const StaffCustomer = z.object({
  id: z.string(),
  name: z.string(),
  /** 9715XXXXXXXX. */
  phone: z.string(),
  email: z.string(),
  language: z.string(),
  createdAt: z.string(),
  state: z.enum(customerStates),
  /** Number of orders. */
  orders: z.number().int(),
})
export type StaffCustomer = z.infer<typeof StaffCustomer>

export const CustomerQuery = z.object({
  /** Part of a name, phone number or e-mail address. */
  search: text(200).optional(),
  /** The `next` of the page before. */
  after: text(64).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
})
export type CustomerQuery = z.input<typeof CustomerQuery>

/** `next`: pass it as `after` for older ones. */
export const CustomerPage = z.object({ customers: z.array(StaffCustomer), next: z.string().nullable() })
export type CustomerPage = z.infer<typeof CustomerPage>

/** One customer with addresses and the newest orders; totals in AED. */
export const CustomerDetail = StaffCustomer.extend({
  addresses: z.array(StoredAddress),
  newest: z.array(
    z.object({
      id: z.string(),
      code: z.string(),
      createdAt: z.string(),
      status: z.enum(orderStatuses),
      total: z.number(),
    }),
  ),
  /** Number of reviews. */
  reviews: z.number().int(),
})
export type CustomerDetail = z.infer<typeof CustomerDetail>

export const BlockBody = z.object({ blocked: z.boolean() })

/** Everything the shop holds of a customer, for a request of theirs. Passwords and codes are left out. */
export const CustomerData = z.object({
  customer: StaffCustomer.extend({ gender: z.string(), image: z.string().nullable() }),
  addresses: z.array(StoredAddress),
  orders: z.array(StaffOrder),
  reviews: z.array(
    z.object({ productId: z.string(), rating: z.number(), comment: z.string().nullable(), createdAt: z.string() }),
  ),
  favorites: z.array(z.object({ productId: z.string(), createdAt: z.string() })),
  cart: z.array(z.object({ productId: z.string(), quantity: z.number(), createdAt: z.string() })),
  messages: z.array(z.object({ channel: z.string(), template: z.string(), createdAt: z.string() })),
  sessions: z.array(z.object({ createdAt: z.string(), lastSeenAt: z.string() })),
})
export type CustomerData = z.infer<typeof CustomerData>
