import { z } from 'zod'
import { StoredAddress } from './customer-schemas'
import { IsoDate } from './delivery-schemas'
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
  /** Charged to the card, and of it paid back or on its way; absent when nothing goes back. */
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
  fee: z.number().min(0).max(10_000),
  freeFrom: z.number().min(0).max(10_000_000).nullable(),
})
export type ShippingWire = z.infer<typeof ShippingWire>

/** Body of `PUT /shipping`. A missing `freeFrom` stays unchanged; 0 is refused, because free delivery is a fee of 0. */
export const ShippingBody = ShippingWire.partial({ freeFrom: true }).refine(
  ({ freeFrom }) => freeFrom !== 0,
  'Free from 0.00 on is free delivery: set the fee to 0.',
)
export type ShippingBody = z.infer<typeof ShippingBody>
