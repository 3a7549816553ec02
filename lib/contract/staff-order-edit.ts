import { z } from 'zod'
import { AddressBody } from './customer-schemas'
import { Id, text } from './fields'

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
