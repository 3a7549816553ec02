import { Hono } from 'hono'
import { z } from 'zod'
import { cities } from '@/lib/contract/address'
import { IsoDate } from '@/lib/contract/delivery-schemas'
import { policyNames, PolicyText } from '@/lib/contract/policy'
import { ShopInfoBody, VatBody } from '@/lib/contract/shop-info'
import { DateBody, DeliveryBody, EidBody, StaffSlotQuery, ZoneBody } from '@/lib/contract/staff-delivery'
import { ShippingBody } from '@/lib/contract/staff-orders'
import { Synonyms } from '@/lib/contract/staff-catalogue'
import { listSynonyms, setSynonyms } from '@/lib/shop/catalogue/shop-synonyms'
import { setPolicy, staffPolicy } from '@/lib/shop/policies/policies'
import { setDate, setDelivery, setEid, setZone, staffDelivery, staffSlots } from '@/lib/shop/staff/delivery'
import { setShipping, shipping } from '@/lib/shop/staff/settings'
import { setShopFacts, setVat, staffShopFacts, staffVat } from '@/lib/shop/staff/shop-settings'
import { queried, readBody, readParam, sent } from './input'

/** The shop's facts, VAT, policies, delivery and search synonyms. */
export const shopSettingCalls = new Hono()

shopSettingCalls.get('/shop/info', async (c) => c.json({ data: await staffShopFacts() }))
shopSettingCalls.put('/shop/info', sent(ShopInfoBody, setShopFacts))

shopSettingCalls.get('/shop/vat', async (c) => c.json({ data: await staffVat() }))
shopSettingCalls.put('/shop/vat', sent(VatBody, setVat))

const PolicyName = z.enum(policyNames)
shopSettingCalls.get('/shop/policies/:name', async (c) =>
  c.json({ data: await staffPolicy(readParam(PolicyName, c.req.param('name'))) }),
)
/** A body of null restores the starting text. */
shopSettingCalls.put('/shop/policies/:name', async (c) => {
  const name = readParam(PolicyName, c.req.param('name'))
  return c.json({ data: await setPolicy(name, await readBody(PolicyText.nullable(), c)) })
})

shopSettingCalls.get('/shipping', async (c) => c.json({ data: await shipping() }))
shopSettingCalls.put('/shipping', sent(ShippingBody, setShipping))

shopSettingCalls.get('/delivery', async (c) => c.json({ data: await staffDelivery() }))
shopSettingCalls.put('/delivery', sent(DeliveryBody, setDelivery))
shopSettingCalls.put('/delivery/zones/:city', async (c) => {
  const { changes, dryRun } = await readBody(ZoneBody, c)
  return c.json({ data: await setZone(readParam(z.enum(cities), c.req.param('city')), changes, dryRun) })
})
shopSettingCalls.get(
  '/slots',
  queried(StaffSlotQuery, ({ day }) => staffSlots(day)),
)
shopSettingCalls.put('/slots/dates/:date', async (c) =>
  c.json({ data: await setDate(readParam(IsoDate, c.req.param('date')), await readBody(DateBody, c)) }),
)
shopSettingCalls.put('/slots/eid', sent(EidBody, setEid))

shopSettingCalls.get('/synonyms', async (c) => c.json({ data: await listSynonyms() }))
/** A body of null restores the standard ones. */
shopSettingCalls.put('/synonyms', sent(Synonyms.nullable(), setSynonyms))
