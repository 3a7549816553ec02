import { Hono } from 'hono'
import { FeedsBody, RemovalBody, RenameBody } from '@/lib/contract/staff-catalogue'
import { staffCategories } from '@/lib/shop/staff/categories/list'
import { removeCategory } from '@/lib/shop/staff/categories/remove'
import { renameCategory } from '@/lib/shop/staff/categories/rename'
import { setCategoryFeeds } from '@/lib/shop/staff/set-feeds'
import { readBody } from './input'
import { ndjson } from './stream'

/** Lists, renames and removes categories. */
export const categoryCalls = new Hono()

categoryCalls.get('/categories', async (c) => c.json({ data: await staffCategories() }))
categoryCalls.put('/categories', async (c) => ndjson(renameCategory(await readBody(RenameBody, c)), c.req.raw.signal))
categoryCalls.delete('/categories', async (c) =>
  ndjson(removeCategory(await readBody(RemovalBody, c)), c.req.raw.signal),
)
categoryCalls.put('/categories/:named/feeds', async (c) =>
  c.json({ data: await setCategoryFeeds(c.req.param('named'), await readBody(FeedsBody, c)) }),
)
