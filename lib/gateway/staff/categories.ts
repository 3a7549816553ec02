import { Hono } from 'hono'
import { RemovalBody, RenameBody } from '@/lib/contract/staff-categories'
import { staffCategories } from '@/lib/shop/staff/categories/list'
import { removeCategory } from '@/lib/shop/staff/categories/remove'
import { renameCategory } from '@/lib/shop/staff/categories/rename'
import { readBody } from './input'

/** Names of categories, and those that go. */
export const categoryCalls = new Hono()

categoryCalls.get('/categories', async (c) => c.json({ data: await staffCategories() }))
categoryCalls.put('/categories', async (c) => c.json({ data: await renameCategory(await readBody(RenameBody, c)) }))
categoryCalls.delete('/categories', async (c) => c.json({ data: await removeCategory(await readBody(RemovalBody, c)) }))
