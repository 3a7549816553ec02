import { Hono } from 'hono'
import { z } from 'zod'
import { cities } from '@/lib/contract/address'
import { IsoDate } from '@/lib/contract/delivery-schemas'
import { DateBody, DeliveryBody, EidBody, StaffSlotQuery, ZoneBody } from '@/lib/contract/staff-delivery'
import { setDate, setDelivery, setEid, setZone, staffDelivery, staffSlots } from '@/lib/shop/staff/delivery'
import { readBody, readParam } from './input'

/** Delivery zones and slots. */
export const deliveryCalls = new Hono()

deliveryCalls.get('/delivery', async (c) => c.json({ data: await staffDelivery() }))
deliveryCalls.put('/delivery', async (c) => {
  const { delivery, dryRun } = await readBody(DeliveryBody, c)
  return c.json({ data: await setDelivery(delivery, dryRun) })
})
deliveryCalls.put('/delivery/zones/:city', async (c) => {
  const { changes, dryRun } = await readBody(ZoneBody, c)
  return c.json({ data: await setZone(readParam(z.enum(cities), c.req.param('city')), changes, dryRun) })
})
deliveryCalls.get('/slots', async (c) =>
  c.json({ data: await staffSlots(readParam(StaffSlotQuery, c.req.query()).day) }),
)
deliveryCalls.put('/slots/dates/:date', async (c) =>
  c.json({ data: await setDate(readParam(IsoDate, c.req.param('date')), await readBody(DateBody, c)) }),
)
deliveryCalls.put('/slots/eid', async (c) => {
  const { eid, dryRun } = await readBody(EidBody, c)
  return c.json({ data: await setEid(eid, dryRun) })
})
