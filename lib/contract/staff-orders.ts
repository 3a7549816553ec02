import { z } from 'zod'
import { StoredAddress, AddressBody } from './customer-schemas'
import { IsoDate } from './delivery-schemas'
import { Id, text } from './fields'
import { orderStatuses, paymentStates } from './order'

/** An order in the back office; prices in AED. `events` only in the answer for a single order. */
export const StaffOrder = z.object({
  id: z.string(),
  code: z.string(),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  payment: z.enum(paymentStates),
  subtotal: z.number(),
  shipping: z.number(),
  total: z.number(),
  /** What was paid, and what of it was given back, or is on its way; absent when nothing goes back. */
  paid: z.number().optional(),
  refunded: z.number().optional(),
  email: z.string(),
  phone: z.string(),
  address: StoredAddress,
  withHead: z.boolean().nullable(),
  cuts: z.number().int().nullable(),
  /** The booked delivery slot; null for none. */
  slot: z.object({ id: z.string(), date: z.string(), from: z.string(), to: z.string() }).nullable(),
  lines: z.array(
    z.object({
      productId: z.string(),
      title: z.string(),
      quantity: z.number().int(),
      color: z.string().nullable(),
      /** Size and preparation in English; absent for none. */
      options: z.string().optional(),
      total: z.number(),
    }),
  ),
  events: z.array(
    z.object({
      at: z.string(),
      actor: z.string(),
      type: z.string(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
})
export type StaffOrder = z.infer<typeof StaffOrder>

export const ORDERS_MAX = 1000

export const StaffOrderQuery = z.object({
  status: z.enum(orderStatuses).optional(),
  /** Delivered on this date. */
  day: IsoDate.optional(),
  limit: z.coerce.number().int().min(1).max(ORDERS_MAX).default(50),
  /** Includes card orders that were never paid. */
  all: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
})
export type StaffOrderQuery = z.infer<typeof StaffOrderQuery>

export const StaffStatusBody = z.object({
  status: z.enum(orderStatuses),
  restock: z.boolean().default(false),
  /** A returned order is paid back. */
  refund: z.boolean().default(false),
})

/** Delivery fee, in AED. `freeFrom`: the subtotal from which it is free; null for never. */
export const ShippingWire = z.object({
  fee: z.number().min(0).max(10_000).multipleOf(0.01),
  freeFrom: z.number().min(0).max(10_000_000).multipleOf(0.01).nullable(),
})
export type ShippingWire = z.infer<typeof ShippingWire>

/** Body of `PUT /shipping`. A missing `freeFrom` stays unchanged; 0 is refused, because free delivery is a fee of 0. */
export const ShippingBody = ShippingWire.partial({ freeFrom: true }).refine(
  ({ freeFrom }) => freeFrom !== 0,
  'Free from 0.00 on is free delivery: set the fee to 0.',
)
export type ShippingBody = z.infer<typeof ShippingBody>

/**
 * An order as the butcher sees it: what to cut, no prices, and of the customer only the first name. Only what is listed is
 * shown, so that a new field of orders stays hidden until it is listed here.
 */
export const ButcherOrder = z.object({
  id: z.string(),
  code: z.string(),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  firstName: z.string(),
  withHead: z.boolean().nullable(),
  cuts: z.number().int().nullable(),
  lines: z.array(z.object({ title: z.string(), quantity: z.number().int(), color: z.string().nullable() })),
})
export type ButcherOrder = z.infer<typeof ButcherOrder>

/** Body of `PUT /orders/:id`: what changes of an order that is not sent out yet; the rest stays. */
export const OrderEditBody = z
  .object({
    /** New quantities by line, none above the old one; 0 removes the line. */
    lines: z.array(z.object({ id: Id, quantity: z.number().int().min(0).max(9_999_999) })).max(100),
    address: AddressBody,
    /** Id of a delivery slot. */
    slot: text(64),
  })
  .partial()
export type OrderEditBody = z.infer<typeof OrderEditBody>
