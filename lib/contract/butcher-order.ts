import { z } from 'zod'
import { orderStatuses } from './order'
import type { StaffOrder } from './staff-orders'

/** An order as the butcher sees it: what to cut, no prices, and of the customer only the first name. */
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

/** Only what is listed is shown, so that a new field of orders stays hidden until it is listed here. */
export function toButcherOrder(order: StaffOrder): ButcherOrder {
  const { id, code, createdAt, status, withHead, cuts, address, lines } = order
  const shown = lines.map(({ title, quantity, color }) => ({ title, quantity, color }))
  return { id, code, createdAt, status, firstName: address.firstName, withHead, cuts, lines: shown }
}
