import { Hono, type Context } from 'hono'
import { text } from '@/lib/contract/fields'
import { ShippingBody, StaffOrderQuery, StaffStatusBody } from '@/lib/contract/staff-orders'
import { changeStatus } from '@/lib/shop/orders/change-status'
import { cutSheetOf } from '@/lib/shop/staff/cut-sheet'
import { staffOrderOf, staffOrders } from '@/lib/shop/staff/orders'
import { setShipping, shipping } from '@/lib/shop/staff/settings'
import { cutSheetHtml } from './cut-sheet'
import { readBody, readParam } from './input'

export const orderCalls = new Hono()

orderCalls.get('/orders', async (c) => c.json({ data: await staffOrders(readParam(StaffOrderQuery, c.req.query())) }))
orderCalls.get('/orders/:id', async (c) => c.json({ data: await staffOrderOf(named(c)) }))
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
