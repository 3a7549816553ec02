import { Hono } from 'hono'
import { StockBody } from '@/lib/contract/staff'
import { setStock } from '@/lib/shop/staff/set-stock'
import { readBody } from './input'

/** Sets stock. */
export const stockCalls = new Hono()

stockCalls.put('/stock', async (c) => {
  const { product, stock } = await readBody(StockBody, c)
  return c.json({ data: await setStock(product, stock) })
})
