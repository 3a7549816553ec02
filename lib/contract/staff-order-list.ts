import { z } from 'zod'
import { Day, text } from './fields'
import { cities } from './address'
import { orderStatuses, type PaymentState } from './order'

/** Payment filter, with the states of each group. An order of which a part was paid back is in two. */
export const paymentGroups = {
  cash: ['cod_due', 'cod_collected'],
  card: ['paid', 'partially_refunded'],
  refund: ['refund_due', 'partially_refunded', 'refunded'],
  disputed: ['disputed'],
} as const satisfies Record<string, readonly PaymentState[]>
type PaymentGroup = keyof typeof paymentGroups
export const paymentGroupNames = Object.keys(paymentGroups) as [PaymentGroup, ...PaymentGroup[]]

/** Filters of the list of orders, as its page has them in the URL. An empty value is none. */
export const OrderFilter = z.object({
  status: z.enum(orderStatuses).optional(),
  /** Part of a code, phone number or name; all words of it. */
  search: text(200).optional(),
  /** Ordered on these days or between them. */
  from: Day.optional(),
  to: Day.optional(),
  /** Delivered on this date. */
  day: Day.optional(),
  /** Delivery window, `16:00-20:00`. */
  slot: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/)
    .optional(),
  city: z.enum(cities).optional(),
  payment: z.enum(paymentGroupNames).optional(),
  /** Only orders with lines for the butcher. */
  carcass: z.literal('yes').optional(),
})
export type OrderFilter = z.infer<typeof OrderFilter>
const orderFilterNames = Object.keys(OrderFilter.shape) as (keyof OrderFilter)[]

/** Reads the filters of a URL; a value that is not understood is left out. */
export function readOrderFilter(valueOf: (name: string) => string): OrderFilter {
  const filter: Record<string, string> = {}
  for (const name of orderFilterNames) {
    const value = valueOf(name).trim()
    if (value && OrderFilter.shape[name].safeParse(value).success) filter[name] = value
  }
  return OrderFilter.parse(filter)
}

/** Orders changed at once at most. */
const BULK_ORDERS_MAX = 100

/** Body of `PUT /orders/status`: the next status of several orders, by id or code. */
export const BulkStatusBody = z.object({
  orders: z.array(text(64).min(1)).min(1).max(BULK_ORDERS_MAX),
  status: z.enum(orderStatuses),
})
export type BulkStatusBody = z.infer<typeof BulkStatusBody>

/** Its answer: codes that were changed, and those that were refused with the code of the reason. */
export const BulkStatus = z.object({
  changed: z.array(z.string()),
  refused: z.array(z.object({ order: z.string(), code: z.string() })),
})
export type BulkStatus = z.infer<typeof BulkStatus>

const OrderEvent = z.object({
  id: z.string(),
  /** Of its order. */
  code: z.string(),
  /** Whether the order is new to staff: placed for cash, or its card was charged. */
  fresh: z.boolean(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

/** Events of orders. One may come twice: an id tells when an event began, and it may be committed 30 s later. */
export const OrderNews = z.object({
  /** Pass it as `since` next time. */
  last: z.string(),
  /** Oldest first. */
  events: z.array(OrderEvent),
  /** Number of orders to confirm. */
  waiting: z.number().int(),
})
export type OrderNews = z.infer<typeof OrderNews>

export const NewsQuery = z.object({ since: z.uuid().optional() })
