import { Hono, type Context } from 'hono'
import { toButcherOrder, type ButcherOrder } from '@/lib/contract/butcher-order'
import { text } from '@/lib/contract/fields'
import { ShippingBody, StaffOrderQuery, StaffStatusBody, type StaffOrder } from '@/lib/contract/staff-orders'
import { staffCall } from '@/lib/shop/audit/actor'
import { changeStatus } from '@/lib/shop/orders/change-status'
import { cutSheetOf } from '@/lib/shop/staff/cut-sheet'
import { staffOrderOf, staffOrders } from '@/lib/shop/staff/orders'
import { setShipping, shipping } from '@/lib/shop/staff/settings'
import { cutSheetHtml } from './cut-sheet'
import { readBody, readParam } from './input'

export const orderCalls = new Hono()

orderCalls.get('/orders', async (c) => {
  const found = await staffOrders(readParam(StaffOrderQuery, c.req.query()))
  return c.json({ data: found.map(shown) })
})
orderCalls.get('/orders/:id', async (c) => c.json({ data: shown(await staffOrderOf(named(c))) }))
/** A page to print; see `CutSheetPage`. */
orderCalls.get('/orders/:id/cut-sheet', async (c) => c.html(await cutSheetHtml(await cutSheetOf(named(c)))))
orderCalls.put('/orders/:id/status', async (c) => {
  const { status, restock } = await readBody(StaffStatusBody, c)
  const { id } = await changeStatus({ order: named(c), next: status, actor: 'staff', restock })
  return c.json({ data: await staffOrderOf(id) })
})
orderCalls.get('/shipping', async (c) => c.json({ data: await shipping() }))
orderCalls.put('/shipping', async (c) => c.json({ data: await setShipping(await readBody(ShippingBody, c)) }))

/** The order id or number in the URL. */
function named(c: Context): string {
  return readParam(text(64), c.req.param('id'))
}

/** The order as the caller may see it. */
function shown(order: StaffOrder): StaffOrder | ButcherOrder {
  return staffCall()?.actor.role === 'butcher' ? toButcherOrder(order) : order
}
