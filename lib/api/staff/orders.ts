import { Hono, type Context } from 'hono'
import { ShopError } from '@/lib/contract/error'
import { text } from '@/lib/contract/fields'
import { ShippingBody, StaffOrderQuery, StaffStatusBody } from '@/lib/contract/staff-orders'
import { changeStatus } from '@/lib/shop/orders/change-status'
import { staffOrderOf, staffOrders } from '@/lib/shop/staff/orders'
import { setShipping, shipping } from '@/lib/shop/staff/settings'
import { readBody } from './input'

/** Orders and delivery cost. */
export const orderCalls = new Hono()

orderCalls.get('/orders', async (c) => {
  const query = StaffOrderQuery.safeParse(c.req.query())
  if (!query.success) throw new ShopError('BadRequest')
  return c.json({ data: await staffOrders(query.data) })
})
orderCalls.get('/orders/:id', async (c) => c.json({ data: await staffOrderOf(named(c)) }))
orderCalls.put('/orders/:id/status', async (c) => {
  const { status, restock } = await readBody(StaffStatusBody, c)
  const { id } = await changeStatus({ order: named(c), next: status, actor: 'staff', restock })
  return c.json({ data: await staffOrderOf(id) })
})
orderCalls.get('/shipping', async (c) => c.json({ data: await shipping() }))
orderCalls.put('/shipping', async (c) => c.json({ data: await setShipping(await readBody(ShippingBody, c)) }))

/** The order id or number in the URL. Throws BadRequest for neither. */
function named(c: Context): string {
  const typed = text(64).safeParse(c.req.param('id'))
  if (!typed.success) throw new ShopError('BadRequest')
  return typed.data
}
