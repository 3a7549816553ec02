import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { desc, eq } from 'drizzle-orm'
import { cities } from '@/lib/contract/address'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { freeSlots, slotId } from '@/lib/contract/delivery'
import { database, transaction } from '@/lib/db/database'
import { outbox, products, slotBookings } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addDays, dubaiDate, dubaiMoment } from '@/lib/utils/dubai-time'
import { addAddress } from '../addresses/addresses'
import { getCart } from '../cart/cart'
import { deliveryOffer } from '../cart/delivery-offer'
import { addToCart } from '../cart/edit'
import { addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { DELIVERY, writeSetting } from '../setting-rows'
import { noticeStatus } from './notices'
import { placeCashOrder } from './place-cash'
import { orderRequest } from './testing/request'

process.env.LOG_LEVEL = 'silent'

const { address } = orderRequest()

describeOnOneEngine('lead times', () => {
  let customer: string
  const set = async (terms: object) =>
    writeSetting(await database(), { key: DELIVERY, value: DeliveryTerms.parse(terms) })
  const made = (leadTime: string | null) =>
    addProduct({ title: { en: 'Feed', ar: 'علف' }, price: 10_000, stock: 90, leadTime })
  const add = async (id: string) => addToCart(customer, { productId: id, color: null }, 1)

  beforeEach(async () => {
    customer = (await addCustomer()).id
  })

  afterEach(() => void jest.useRealTimers())

  test('of a zone that is reached after two days: neither cart nor order promise the same day', async () => {
    await set({ zones: { fujairah: { fee: 0, leadDays: 2 } } })
    await addAddress(customer, { ...address, city: 'fujairah' })
    await add(await made('0'))
    const cart = await getCart(customer)
    const request = orderRequest({ total: 10_000, address: { ...address, city: 'fujairah' } })
    const order = await placeCashOrder(customer, request)
    expect([cart.sameDay, cart.leadTime, cart.soonerApart]).toEqual([false, 2, false])
    expect([order.sameDay, order.leadTime]).toEqual([false, 2])
  })

  test('of the zone that is reached soonest, while the cart has no city', async () => {
    const zones = Object.fromEntries(cities.map((city, at) => [city, { fee: 0, leadDays: 3 + at }]))
    await set({ zones })
    await add(await made('0'))
    const { sameDay, leadTime } = await getCart(customer)
    expect([sameDay, leadTime]).toEqual([false, 3])
  })

  test('of a city that is not delivered to: nothing is promised, nor without a city where none is', async () => {
    const promised = async () => {
      const { sameDay, leadTime } = await getCart(customer)
      return [sameDay, leadTime]
    }
    await set({ zones: Object.fromEntries(cities.map((city) => [city, { fee: 0, served: false }])) })
    await add(await made('0'))
    expect(await promised()).toEqual([false, null])
    await set({ zones: { fujairah: { fee: 0, served: false } } })
    expect(await promised()).toEqual([true, 0])
    await addAddress(customer, { ...address, city: 'fujairah' })
    expect(await promised()).toEqual([false, null])
  })

  test('of a line that sold out: neither promised nor counted, as in the totals', async () => {
    const [feed, lamb] = [await made('0'), await made('3')]
    for (const id of [feed, lamb]) await add(id)
    const sellOut = async (id: string) =>
      (await database()).update(products).set({ stock: 0 }).where(eq(products.id, id))
    await sellOut(lamb)
    expect(await getCart(customer)).toMatchObject({ sameDay: true, leadTime: 0, soonerApart: false })
    await sellOut(feed)
    expect(await getCart(customer)).toMatchObject({ sameDay: false, leadTime: null, soonerApart: false })
  })

  test('of a product: three days stay three days beside a product that promises nothing', async () => {
    const windows = [{ from: '00:00', to: '23:59', capacity: 5, cutOff: { hoursBefore: 0 } }]
    await set({ slots: { on: true, windows } })
    const first = async () => freeSlots((await deliveryOffer(customer, 'dubai'))?.days ?? [])[0]?.id.slice(0, 10)
    await add(await made('3'))
    expect(await first()).toBe(addDays(dubaiDate(new Date()), 3))
    await add(await made(null))
    expect(await first()).toBe(addDays(dubaiDate(new Date()), 3))
  })

  test('of a cart: today is promised only with a free slot today', async () => {
    const today = dubaiDate(new Date())
    const noon = dubaiMoment(today, '12:00')
    jest.useFakeTimers({
      now: noon,
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout'],
    })
    const lastOrder = dubaiMoment(today, '16:00').toISOString()
    const times = { from: '18:00', to: '20:00' }
    const windows = [{ ...times, capacity: 1, cutOff: { hoursBefore: 2 } }]
    const dates = [0, 1, 2, 3].map((days) => addDays(today, days))
    const closed = dates.slice(0, 2).map((date) => ({ date, name: { en: 'Closed', ar: 'مغلق' } }))
    const promised = async (slots: object) => {
      await set({ slots: { on: true, windows, ...slots } })
      const { sameDay, leadTime, orderBy } = await getCart(customer)
      return [sameDay, leadTime, ...(orderBy ? [orderBy] : [])]
    }
    await add(await made('0'))
    const withoutCity = [await promised({}), await promised({ closed }), await promised({ windows: [] })]
    await addAddress(customer, { ...address, city: 'dubai' })
    const free = await promised({})
    const onClosedDays = await promised({ closed })
    const booked = dates.map((date) => ({ slot: slotId({ date, ...times, city: 'dubai' }), booked: 1 }))
    await (await database()).insert(slotBookings).values(booked)
    const onFullDays = await promised({ daysAhead: 4 })
    const withoutSlot = await promised({ daysAhead: 3 })
    expect({ withoutCity, free, onClosedDays, onFullDays, withoutSlot }).toEqual({
      withoutCity: [
        [true, 0, lastOrder],
        [false, 2],
        [false, null],
      ],
      free: [true, 0, lastOrder],
      onClosedDays: [false, 2],
      onFullDays: [false, 4],
      withoutSlot: [false, null],
    })
  })

  test('of an order: a message about it knows from which day it counts', async () => {
    await set({})
    await add(await made('3'))
    const order = await placeCashOrder(customer, orderRequest({ total: 10_000 }))
    await transaction((tx) => noticeStatus(tx, { ...order, status: 'shipped' }))
    const [message] = await (await database()).select().from(outbox).orderBy(desc(outbox.id)).limit(1)
    expect(message?.payload).toMatchObject({ status: 'shipped', leadTime: 3, placedAt: order.createdAt })
  })
})
