import { expect, jest, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { cities } from '@/lib/contract/address'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { database, transaction } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addDays, dubaiDate, dubaiMoment } from '@/lib/utils/dubai-time'
import { DELIVERY, writeSetting } from '../setting-rows'
import { deliversSameDay } from './catalogue-facts'
import { getProduct } from './product'
import { addProducts } from './testing/fixture'
import { bumpCatalogue } from './version'

const words = (en: string) => ({ en, ar: `${en} ع` })

describeOnEngines('same-day delivery of the shop', () => {
  test('is there while a visible product in the cart has it', async () => {
    expect(await deliversSameDay()).toBe(false)
    const [hay = ''] = await addProducts([
      { title: words('Hay'), leadTime: '0' },
      { title: words('Eggs'), leadTime: '0', sale: 'pickup' },
      { title: words('Falcon'), leadTime: '0', sale: 'enquiry' },
      { title: words('Camel'), leadTime: '0', price: 0 },
      { title: words('Lamb'), leadTime: '1' },
    ])
    expect(await deliversSameDay()).toBe(true)
    const set = async (values: Partial<typeof products.$inferInsert>) => {
      await (await database()).update(products).set(values).where(eq(products.id, hay))
      await transaction((tx) => bumpCatalogue(tx))
    }
    await set({ visible: false })
    expect(await deliversSameDay()).toBe(false)
    await set({ visible: true })
    expect(await deliversSameDay()).toBe(true)
    await set({ leadTime: null })
    expect(await deliversSameDay()).toBe(false)
  })

  test('is promised neither by the shop nor by a product where every city takes days', async () => {
    const [id = '', later = ''] = await addProducts([
      { title: words('Straw'), leadTime: '0' },
      { title: words('Goat'), leadTime: '5' },
    ])
    const told = async (zones: object) => {
      await transaction(async (tx) => {
        await writeSetting(tx, { key: DELIVERY, value: DeliveryTerms.parse({ zones }) })
        await bumpCatalogue(tx)
      })
      const [product, other] = [await getProduct(id), await getProduct(later)]
      return [await deliversSameDay(), product?.sameDay, product?.leadTime, other?.leadTime]
    }
    const every = (zone: object) => Object.fromEntries(cities.map((city) => [city, { fee: 0, ...zone }]))
    expect(await told({ sharjah: { fee: 0, leadDays: 3 } })).toEqual([true, true, 0, 5])
    expect(await told({ sharjah: { fee: 0, leadDays: 8 } })).toEqual([true, true, 0, 5])
    expect(await told(every({ leadDays: 2 }))).toEqual([false, false, 2, 5])
    const near = { alain: { fee: 0, leadDays: 1 }, dubai: { fee: 0, leadDays: 0, served: false } }
    expect(await told({ ...every({ leadDays: 2 }), ...near })).toEqual([false, false, 1, 5])
    expect(await told(every({ served: false }))).toEqual([false, false, null, null])
    expect(await told({})).toEqual([true, true, 0, 5])
  })

  test('of a product is promised for days with a window only: closed ones and those after the last order are not counted', async () => {
    const today = dubaiDate(new Date())
    const at = (time: string) =>
      jest.useFakeTimers({
        now: dubaiMoment(today, time),
        doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'],
      })
    const ids = await addProducts(
      ['0', '2', '40', 'arrangement', null].map((leadTime) => ({ title: words('Oats'), leadTime })),
    )
    const told = async (slots: object) => {
      const window = { from: '18:00', to: '20:00', capacity: 1, cutOff: { hoursBefore: 4 } }
      await transaction(async (tx) => {
        const value = DeliveryTerms.parse({ slots: { on: true, windows: [window], ...slots } })
        await writeSetting(tx, { key: DELIVERY, value })
        await bumpCatalogue(tx)
      })
      const promised = await Promise.all(ids.map(async (id) => (await getProduct(id))?.leadTime))
      return [await deliversSameDay(), ...promised]
    }
    const closed = [0, 1, 2].map((days) => ({ date: addDays(today, days) }))
    at('13:50')
    expect(await told({})).toEqual([true, 0, 2, 40, 'arrangement', null])
    expect(await told({ closed })).toEqual([true, 3, 3, 40, 'arrangement', null])
    const eid = [
      { date: addDays(today, 28), name: words('Eid'), windows: [{ from: '08:00', to: '10:00', capacity: 1 }] },
    ]
    expect(await told({ eid, daysAhead: 1 })).toEqual([true, 0, 2, 40, 'arrangement', null])
    expect(await told({ closed: [{ date: addDays(today, 40) }] })).toEqual([true, 0, 2, 41, 'arrangement', null])
    expect(await told({ windows: [] })).toEqual([true, null, null, null, null, null])
    expect(await told({})).toEqual([true, 0, 2, 40, 'arrangement', null])
    at('14:00')
    expect(await deliversSameDay()).toBe(true)
    expect((await getProduct(ids[0] ?? ''))?.leadTime).toBe(1)
    jest.useRealTimers()
  })
})
