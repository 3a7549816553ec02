import { Hono } from 'hono'
import { ShopError } from '@/lib/contract/error'
import { text } from '@/lib/contract/fields'
import { FeedsBody, StaffProductQuery } from '@/lib/contract/staff-catalogue'
import { staffProductOf, staffProducts } from '@/lib/shop/staff/products'
import { setProductFeeds } from '@/lib/shop/staff/set-feeds'
import { readBody } from './input'

/** All products, including hidden ones. */
export const productCalls = new Hono()

productCalls.get('/products', async (c) => {
  const query = StaffProductQuery.safeParse(c.req.query())
  if (!query.success) throw new ShopError('BadRequest')
  return c.json({ data: await staffProducts(query.data) })
})
productCalls.get('/products/:id', async (c) => {
  const named = text(255).safeParse(c.req.param('id'))
  if (!named.success) throw new ShopError('BadRequest')
  return c.json({ data: await staffProductOf(named.data) })
})
productCalls.put('/products/:named/feeds', async (c) =>
  c.json({ data: await setProductFeeds(c.req.param('named'), await readBody(FeedsBody, c)) }),
)
