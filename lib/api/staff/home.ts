import { Hono } from 'hono'
import { HomeBody } from '@/lib/contract/staff-home'
import { ownHome, setHome } from '@/lib/shop/staff/home'
import { readBody } from './input'

/** Reads and sets the home page's content. */
export const homeCalls = new Hono()

homeCalls.get('/home', async (c) => c.json({ data: await ownHome() }))
homeCalls.put('/home', async (c) => c.json({ data: await setHome(await readBody(HomeBody, c)) }))
