import { afterEach, expect, jest, test } from '@jest/globals'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { saveDelivery } from './save-delivery'

afterEach(() => void jest.restoreAllMocks())

test.each([null, DeliveryFile.parse({ zones: { dubai: { fee: 25 } } })])(
  'saving the slots keeps the zones as they are by now',
  async (now) => {
    const { slots } = DeliveryFile.parse({ slots: { on: true } })
    let put: unknown
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, { method, body } = {}) => {
      if (method === 'PUT') put = JSON.parse(String(body)).delivery
      return Response.json({ data: method === 'PUT' ? DeliveryFile.parse(put) : now })
    })
    expect(await saveDelivery({ slots })).toEqual(DeliveryFile.parse({ ...now, slots }))
    expect(put).toEqual({ ...now, slots })
  },
)
