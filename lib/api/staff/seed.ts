import { Hono } from 'hono'
import { SeedBody } from '@/lib/contract/staff'
import { seedSynthetic } from '@/lib/shop/staff/seed-synthetic'
import { readBody } from './input'
import { ndjson } from './stream'

/** Generates products for scale tests. */
export const seedCalls = new Hono()

seedCalls.post('/seed', async (c) => {
  const { products } = await readBody(SeedBody, c)
  return ndjson(seedSynthetic(products), c.req.raw.signal)
})
