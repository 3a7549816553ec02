import { afterEach, expect, jest, test } from '@jest/globals'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { saveDelivery } from './save-delivery'

afterEach(() => void jest.restoreAllMocks())

const day = { date: '2026-12-02', name: null }
const base = DeliveryFile.parse({ zones: { dubai: { fee: 25 }, sharjah: { fee: 30 } } })

const accepted = () => undefined

/** What is sent to the shop, which has the settings `now`. */
async function putWith(now: DeliveryFile | null, save: () => Promise<unknown>): Promise<unknown> {
  let put: unknown
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, { method, body } = {}) => {
    if (method === 'PUT') put = JSON.parse(String(body)).delivery
    return Response.json({ data: method === 'PUT' ? DeliveryFile.parse(put) : now })
  })
  await save()
  return put
}

test.each([null, base])('saving the slots keeps the zones as they are by now', async (now) => {
  const { slots } = DeliveryFile.parse({ slots: { on: true } })
  const put = await putWith(now, () => saveDelivery('slots', base.slots, slots, accepted))
  expect(put).toEqual(DeliveryFile.parse({ ...now, slots }))
})

test('a day that a colleague closed meanwhile stays closed when a window is saved', async () => {
  const { slots } = DeliveryFile.parse({ slots: { windows: [{ from: '09:00', to: '12:00', capacity: 5 }] } })
  const now = { ...base, slots: { ...base.slots, closed: [day] } }
  const put = await putWith(now, () => saveDelivery('slots', base.slots, slots, accepted))
  expect(put).toEqual({ ...base, slots: { ...slots, closed: [day] } })
})

test('the terms of a zone that a colleague changed meanwhile stay when others are saved or taken away', async () => {
  const now = DeliveryFile.parse({ zones: { dubai: { fee: 40 }, sharjah: { fee: 30 } } })
  const { zones } = DeliveryFile.parse({ zones: { dubai: { fee: 25 }, ajman: { fee: 35 } } })
  const put = await putWith(now, () => saveDelivery('zones', base.zones, zones, accepted))
  expect(put).toEqual(DeliveryFile.parse({ zones: { dubai: { fee: 40 }, ajman: { fee: 35 } } }))
})
