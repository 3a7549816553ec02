import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { slotId } from '@/lib/contract/delivery'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { database } from '@/lib/db/database'
import { products } from '@/lib/db/schema'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { addDays, dubaiDate } from '@/lib/utils/dubai-time'
import { addToCart } from '../cart/edit'
import { addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { editOrder } from '../orders/edit-order'
import { placeCashOrder } from '../orders/place-cash'
import { orderRequest } from '../orders/testing/request'
import { DELIVERY, writeSetting } from '../setting-rows'
import { setDate, staffDelivery, staffSlots } from './delivery'

const day = addDays(dubaiDate(new Date()), 20)
const [morning, evening] = [
  { from: '10:00', to: '13:00' },
  { from: '16:00', to: '20:00' },
]

describeOnOneEngine('a slot booked after a lead time beyond the days shown', () => {
  test('is listed with the others of its day, to which the order can be moved', async () => {
    const windows = [morning, evening].map((times) => ({ ...times, capacity: 3 }))
    const db = await database()
    const terms = DeliveryTerms.parse({ slots: { on: true, daysAhead: 3, windows } })
    await writeSetting(db, { key: DELIVERY, value: terms })
    const productId = await addProduct({ title: { en: 'Aviary', ar: 'قفص كبير' } })
    await db.update(products).set({ leadTime: '20' }).where(eq(products.id, productId))
    const { id } = await addCustomer()
    await addToCart(id, { productId, color: null }, 1)
    const [early, late] = [morning, evening].map((times) => slotId({ date: day, ...times, city: 'dubai' }))
    const { code } = await placeCashOrder(id, orderRequest({ total: 1_000, slot: early }))
    const bookedOf = async (date?: string) => {
      const { slots } = await staffSlots(date)
      return slots.filter((slot) => slot.date === day && slot.city === 'dubai').map(({ booked }) => booked)
    }
    expect([await bookedOf(day), await bookedOf()]).toEqual([
      [1, 0],
      [1, 0],
    ])
    expect(await editOrder(code, { slot: late })).toMatchObject({ slot: { id: late } })
    expect(await bookedOf(day)).toEqual([0, 1])
    // Of a day that is not listed, or that no calendar has.
    for (const date of [addDays(day, 1), `${Number(day.slice(0, 4)) + 1}-02-30`])
      await expect(editOrder(code, { slot: slotId({ date, ...morning, city: 'dubai' }) })).rejects.toMatchObject({
        code: 'SlotFull',
      })
  })
})

describeOnOneEngine('closing one date more than the shop may list', () => {
  const closedFrom = (first: string) => Array.from({ length: 400 }, (_, at) => ({ date: addDays(first, at) }))
  const close = async (closed: { date: string }[], date: string) => {
    const terms = DeliveryTerms.parse({ zones: { dubai: { fee: 2_500 } }, slots: { on: true, closed } })
    await writeSetting(await database(), { key: DELIVERY, value: terms })
    return setDate(date, { open: false, name: null, dryRun: false })
  }

  test('drops the dates that are over', async () => {
    await close(closedFrom('2020-01-01'), day)
    const kept = await staffDelivery()
    expect([kept?.zones.dubai?.fee, kept?.slots.closed.map(({ date }) => date)]).toEqual([25, [day]])
  })

  test('is refused where all are to come, and changes nothing', async () => {
    await expect(close(closedFrom(addDays(day, 1)), day)).rejects.toMatchObject({ code: 'BadRequest' })
    const kept = await staffDelivery()
    expect([kept?.zones.dubai?.fee, kept?.slots.closed.length]).toEqual([25, 400])
  })
})
