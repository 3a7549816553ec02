import { Hono } from 'hono'
import { z } from 'zod'
import { policyNames, PolicyText } from '@/lib/contract/policy'
import { ShopInfoBody, VatBody } from '@/lib/contract/shop-info'
import { setPolicy, staffPolicy } from '@/lib/shop/policies/policies'
import { setShopFacts, setVat, staffShopFacts, staffVat } from '@/lib/shop/staff/shop-settings'
import { readBody, readParam } from './input'

const Name = z.enum(policyNames)

/** The shop's facts, VAT and policies. */
export const shopSettingCalls = new Hono()

shopSettingCalls.get('/shop/info', async (c) => c.json({ data: await staffShopFacts() }))
shopSettingCalls.put('/shop/info', async (c) => c.json({ data: await setShopFacts(await readBody(ShopInfoBody, c)) }))

shopSettingCalls.get('/shop/vat', async (c) => c.json({ data: await staffVat() }))
shopSettingCalls.put('/shop/vat', async (c) => c.json({ data: await setVat(await readBody(VatBody, c)) }))

shopSettingCalls.get('/shop/policies/:name', async (c) =>
  c.json({ data: await staffPolicy(readParam(Name, c.req.param('name'))) }),
)
/** A body of null restores the starting text. */
shopSettingCalls.put('/shop/policies/:name', async (c) => {
  const name = readParam(Name, c.req.param('name'))
  return c.json({ data: await setPolicy(name, await readBody(PolicyText.nullable(), c)) })
})
