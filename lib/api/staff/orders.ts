import { Hono, type Context } from 'hono'
import { config } from '@/lib/config/environment'
import { decodeDeliveryAddress } from '@/lib/contract/customer-codec'
import { text } from '@/lib/contract/fields'
import { BulkStatusBody, readOrderFilter } from '@/lib/contract/staff-order-list'
import {
  StaffOrderQuery,
  StaffStatusBody,
  type StaffOrder,
  ButcherOrder,
  OrderEditBody,
} from '@/lib/contract/staff-orders'
import { staffCall } from '@/lib/shop/audit/actor'
import { changeStatus } from '@/lib/shop/orders/change-status'
import { editOrder } from '@/lib/shop/orders/edit-order'
import { cutSheetOf } from '@/lib/shop/staff/cut-sheet'
import { orderForStaff, staffOrderOf, staffOrders, changeStatuses } from '@/lib/shop/staff/orders'
import { ordersCsv } from '@/lib/shop/staff/orders-csv'
import { streamed } from '../files/file-response'
import { addressLabelHtml } from './address-label'
import { cutSheetHtml } from './cut-sheet'
import { readBody, readParam, sent } from './input'
import { pickingListHtml } from './picking-list'

export const orderCalls = new Hono()

orderCalls.get('/orders', async (c) => {
  const found = await staffOrders(readParam(StaffOrderQuery, c.req.query()))
  return c.json({ data: found.map(shown) })
})
orderCalls.get('/orders/export', async (c) => {
  const filter = readOrderFilter((name) => c.req.query(name) ?? '')
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="orders.csv"',
    'cache-control': 'no-store, no-transform',
  }
  return new Response(streamed(await ordersCsv(filter)), { headers })
})
orderCalls.put('/orders/status', sent(BulkStatusBody, changeStatuses))
orderCalls.get('/orders/:id', async (c) => c.json({ data: shown(await staffOrderOf(named(c))) }))
orderCalls.get('/orders/:id/cut-sheet', async (c) => printed(c, await cutSheetHtml(await cutSheetOf(named(c)))))
orderCalls.get('/orders/:id/picking-list', async (c) =>
  printed(c, await pickingListHtml(await orderForStaff(named(c)))),
)
orderCalls.get('/orders/:id/label', async (c) => printed(c, await addressLabelHtml(await orderForStaff(named(c)))))
orderCalls.put('/orders/:id', async (c) => {
  const { address, ...edit } = await readBody(OrderEditBody, c)
  const { id } = await editOrder(named(c), { ...edit, ...(address && { address: decodeDeliveryAddress(address) }) })
  return c.json({ data: await staffOrderOf(id) })
})
orderCalls.put('/orders/:id/status', async (c) => {
  const { status, restock, refund } = await readBody(StaffStatusBody, c)
  const { id } = await changeStatus({ order: named(c), next: status, actor: 'staff', restock, refund })
  return c.json({ data: await staffOrderOf(id) })
})

/** A sheet to print, which loads pictures and runs nothing. */
function printed(c: Context, html: string): Response | Promise<Response> {
  const { shopUrl, mediaUrl } = config()
  const images = ["'self'", shopUrl, ...(mediaUrl ? [new URL(mediaUrl).origin] : [])].join(' ')
  const policy = `default-src 'none'; img-src ${images}; style-src 'unsafe-inline'; frame-ancestors 'none'`
  return c.html(html, 200, { 'content-security-policy': policy })
}

/** The order id or number in the URL. */
function named(c: Context): string {
  return readParam(text(64), c.req.param('id'))
}

/** The order as the caller may see it. */
function shown(order: StaffOrder): StaffOrder | ButcherOrder {
  return staffCall()?.actor.role === 'butcher'
    ? ButcherOrder.parse({ ...order, firstName: order.address.firstName })
    : order
}
