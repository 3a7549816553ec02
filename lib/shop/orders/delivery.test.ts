import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq, inArray } from 'drizzle-orm'
import type { City } from '@/lib/contract/address'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { freeSlots, slotId } from '@/lib/contract/delivery'
import { database, transaction } from '@/lib/db/database'
import { orders, products, slotBookings } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addDays, dubaiDate } from '@/lib/utils/dubai-time'
import { addAddress } from '../addresses/addresses'
import { getCart } from '../cart/cart'
import { deliveryOffer } from '../cart/delivery-offer'
import { addToCart } from '../cart/edit'
import { SHIPPING } from '../delivery/shipping'
import { addCategory, addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { noteProgress } from '../demo/progress'
import { createCardOrder, HOLD } from '../payments/card-order'
import { finalizePaidOrder } from '../payments/finalize'
import { abandonPayment } from '../payments/settle'
import { sweepPayments } from '../payments/sweeper'
import { DELIVERY, writeSetting } from '../setting-rows'
import { changeStatus } from './change-status'
import { customerOrders } from './order'
import { placeCashOrder } from './place-cash'
import { orderRequest } from './testing/request'

process.env.LOG_LEVEL = 'silent'

const words = (en: string) => ({ en, ar: `${en} ع` })
const address = orderRequest().address
const tomorrow = addDays(dubaiDate(new Date()), 1)
const times = { from: '16:00', to: '20:00' }
const slotOf = (city: City, date = tomorrow) => slotId({ date, ...times, city })
const zone = { fee: 2_500, freeFrom: 20_000 }
const later = () => new Date(Date.now() + HOLD + 60_000)

describeOnEngines('delivery by zone and slot', () => {
  let customer: string
  let feed: string
  let lamb: string
  let falcon: string
  let aviary: string

  const set = async (terms: object) =>
    writeSetting(await database(), { key: DELIVERY, value: DeliveryTerms.parse(terms) })
  const zones = { sharjah: { ...zone, fee: 3_000 }, dubai: zone, alain: { fee: 0 }, ajman: { fee: 0, served: false } }
  const slots = (capacity: number) => ({ on: true, windows: [{ ...times, capacity }] })
  const request = (city: City, total: number, slot: string | null = null) =>
    orderRequest({ address: { ...address, city }, total, slot })
  const booked = async (city: City) => {
    const [row] = await (
      await database()
    )
      .select()
      .from(slotBookings)
      .where(eq(slotBookings.slot, slotOf(city)))
    return row?.booked ?? 0
  }
  const withFeed = async (id = customer) => addToCart(id, { productId: feed, color: null }, 1)
  const newest = async (id = customer) => {
    const [row] = await (await database()).select().from(orders).where(eq(orders.customerId, id))
    if (!row) throw new Error('No order')
    return row
  }

  beforeAll(async () => {
    const animals = await addCategory(words('Falcons'), { live: true })
    const carcasses = await addCategory(words('Meat'), { carcass: true })
    feed = await addProduct({ title: words('Feed'), price: 10_000, stock: 1000 })
    lamb = await addProduct({ title: words('Lamb'), price: 90_000, stock: 1000, category: carcasses })
    falcon = await addProduct({ title: words('Falcon'), price: 90_000, stock: 1000, category: animals })
    aviary = await addProduct({ title: words('Aviary'), price: 50_000, stock: 1000 })
    await (await database()).update(products).set({ leadTime: '20' }).where(eq(products.id, aviary))
    // The sandbox takes the cards.
    await transaction((tx) => noteProgress(tx, 'whole'))
    await writeSetting(await database(), { key: SHIPPING, value: { fee: 1_000, freeFrom: null } })
  })
  beforeEach(async () => {
    customer = (await addCustomer()).id
    await set({ zones })
    await (await database()).delete(slotBookings)
  })

  test('before a city is known the cart has the lowest fee, and says so', async () => {
    expect(await withFeed()).toMatchObject({ shipping: 0, total: 10_000, delivery: { city: null, from: true } })
    await set({ zones: { ...zones, alain: { fee: 4_000 } } })
    // The other cities have the general fee.
    expect(await getCart(customer)).toMatchObject({ shipping: 1_000, delivery: { city: null, from: true } })
    await set({ slots: slots(1) })
    expect(await getCart(customer)).toMatchObject({ shipping: 1_000, delivery: { city: null, from: false } })
  })

  test('the cart has the fee to the first saved address; an offer that to its city', async () => {
    await withFeed()
    await addAddress(customer, { ...address, city: 'sharjah' })
    await addAddress(customer, { ...address, city: 'dubai' })
    expect(await getCart(customer)).toMatchObject({ shipping: 3_000, delivery: { city: 'sharjah', from: false } })
    const offer = await deliveryOffer(customer, 'dubai')
    expect(offer).toMatchObject({ served: true, freeFrom: 20_000, smallestOrder: 0, refused: [], days: null })
    expect(offer?.cart).toMatchObject({ shipping: 2_500, total: 12_500 })
    await withFeed()
    expect((await deliveryOffer(customer, 'dubai'))?.cart.shipping).toBe(0)
    expect((await deliveryOffer(customer, 'fujairah'))?.cart.shipping).toBe(1_000)
  })

  test('a client that knows no zones gets the cart priced for the city of its order', async () => {
    const cart = await withFeed()
    const refused = placeCashOrder(customer, request('sharjah', cart.total))
    await expect(refused).rejects.toMatchObject({ code: 'CartChanged', cart: { shipping: 3_000, total: 13_000 } })
    const order = await placeCashOrder(customer, request('sharjah', 13_000))
    expect(order).toMatchObject({ shipping: 3_000, total: 13_000, slot: null })
  })

  test('a city that is not served, and what is not delivered there, is refused by name', async () => {
    await withFeed()
    await expect(placeCashOrder(customer, request('ajman', 10_000))).rejects.toMatchObject({
      code: 'NotDeliveredThere',
      facts: { city: 'ajman', products: [{ en: 'Feed' }] },
    })
    await set({ zones: { dubai: { fee: 0, live: false }, sharjah: { fee: 0, chilled: false } } })
    await addToCart(customer, { productId: falcon, color: null }, 2)
    expect((await deliveryOffer(customer, 'dubai'))?.refused).toEqual([
      { productId: falcon, title: words('Falcon'), kind: 'live' },
    ])
    await expect(placeCashOrder(customer, request('dubai', 190_000))).rejects.toMatchObject({
      code: 'NotDeliveredThere',
      facts: { products: [{ en: 'Falcon' }] },
    })
    await placeCashOrder(customer, request('sharjah', 190_000))
    await addToCart(customer, { productId: lamb, color: null }, 1)
    await expect(createCardOrder(customer, request('sharjah', 90_000))).rejects.toMatchObject({
      code: 'NotDeliveredThere',
      facts: { products: [{ en: 'Lamb' }] },
    })
  })

  test('what is sold out in the cart is neither refused, nor makes its order late, paid by card or collected', async () => {
    await set({ zones: { dubai: { fee: 0, live: false, chilled: false } }, slots: slots(1) })
    await withFeed()
    const before = await deliveryOffer(customer, 'dubai')
    const category = await addCategory(words('More meat'), { carcass: true })
    const eggs = { title: words('Eggs'), price: 900, stock: 9, sale: 'pickup' as const }
    const gone = [
      await addProduct({ title: words('Kid'), price: 9_000, stock: 9, category }),
      await addProduct({ title: words('Cage'), price: 9_000, stock: 9, leadTime: '2' }),
      await addProduct(eggs),
    ]
    for (const productId of gone) await addToCart(customer, { productId, color: null }, 1)
    expect(await getCart(customer)).toMatchObject({ carcass: true, pickup: true })
    await (await database()).update(products).set({ stock: 0 }).where(inArray(products.id, gone))
    expect(await getCart(customer)).toMatchObject({ carcass: false, pickup: false, total: 10_000 })
    const { refused, days } = (await deliveryOffer(customer, 'dubai')) ?? {}
    expect({ refused, days }).toEqual({ refused: [], days: before?.days })
  })

  test('the smallest order of a zone counts without delivery', async () => {
    await set({ zones: { dubai: { fee: 5_000, smallestOrder: 10_001 }, sharjah: { fee: 0, smallestOrder: 10_000 } } })
    await withFeed()
    expect(await deliveryOffer(customer, 'dubai')).toMatchObject({ smallestOrder: 10_001 })
    await expect(placeCashOrder(customer, request('dubai', 15_000))).rejects.toMatchObject({
      code: 'SmallestOrder',
      facts: { city: 'dubai', amount: 10_001 },
    })
    await placeCashOrder(customer, request('sharjah', 10_000))
  })

  test('an order books its slot, and a cancelled one gives it back once', async () => {
    await set({ zones, slots: slots(2) })
    await withFeed()
    const days = (await deliveryOffer(customer, 'alain'))?.days ?? []
    expect(freeSlots(days).map(({ id }) => id)).toContain(slotOf('alain'))
    await expect(placeCashOrder(customer, request('alain', 10_000))).rejects.toMatchObject({ code: 'SlotRequired' })
    const placed = await placeCashOrder(customer, request('alain', 10_000, slotOf('alain')))
    expect(placed.slot).toEqual({ id: slotOf('alain'), date: tomorrow, ...times, city: 'alain' })
    expect(await customerOrders(customer)).toEqual([placed])
    // A repeat is the same order; with another slot it is not.
    expect(await placeCashOrder(customer, request('alain', 10_000, slotOf('alain')))).toEqual(placed)
    const other = slotOf('alain', addDays(tomorrow, 1))
    await expect(placeCashOrder(customer, request('alain', 10_000, other))).rejects.toMatchObject({
      code: 'CartIsEmpty',
    })
    expect(await booked('alain')).toBe(1)
    const cancel = () => changeStatus({ order: placed.id, next: 'cancelled', actor: 'staff' })
    await Promise.allSettled(Array.from({ length: 10 }, cancel))
    expect(await booked('alain')).toBe(0)
  })

  test('a full, late, foreign or unknown slot is refused, and nothing is taken', async () => {
    await set({ zones, slots: slots(1) })
    const other = (await addCustomer()).id
    await withFeed(other)
    await placeCashOrder(other, request('alain', 10_000, slotOf('alain')))
    await withFeed()
    const day = (await deliveryOffer(customer, 'alain'))?.days?.find(({ date }) => date === tomorrow)
    expect(day).toMatchObject({ closed: 'full', slots: [{ state: 'full' }] })
    const before = await stock()
    for (const slot of [slotOf('alain'), slotOf('dubai'), slotOf('alain', '2026-01-01'), 'x'])
      await expect(placeCashOrder(customer, request('alain', 10_000, slot))).rejects.toMatchObject({ code: 'SlotFull' })
    expect([await stock(), await booked('alain')]).toEqual([before, 1])
    // Each city has places of its own.
    await placeCashOrder(customer, request('dubai', 12_500, slotOf('dubai')))
  })
  const stock = async () =>
    (await (await database()).select({ stock: products.stock }).from(products).where(eq(products.id, feed)))[0]?.stock

  test('a closed slot is late after its cut-off, whatever is booked', async () => {
    await set({ zones, slots: { on: true, windows: [{ from: '00:00', to: '00:01', capacity: 5 }] } })
    await withFeed()
    const [today] = (await deliveryOffer(customer, 'alain'))?.days ?? []
    expect(today).toMatchObject({ closed: 'late', slots: [{ state: 'late' }] })
    const slot = today?.slots[0]?.id ?? ''
    await expect(placeCashOrder(customer, request('alain', 10_000, slot))).rejects.toMatchObject({ code: 'SlotFull' })
  })

  test('an unpaid card order holds its slot, which stays free for its own customer', async () => {
    await set({ zones, slots: slots(1) })
    const [id, other] = [customer, (await addCustomer()).id]
    await withFeed()
    await createCardOrder(customer, request('alain', 10_000, slotOf('alain')))
    expect(await booked('alain')).toBe(1)
    await withFeed(other)
    const stateFor = async (asked: string) =>
      (await deliveryOffer(asked, 'alain'))?.days?.find(({ date }) => date === tomorrow)?.slots[0]?.state
    expect([await stateFor(customer), await stateFor(other)]).toEqual(['free', 'full'])
    const moved = slotOf('alain', addDays(tomorrow, 1))
    await createCardOrder(customer, request('alain', 10_000, moved))
    expect([await booked('alain'), await stateFor(other)]).toEqual([0, 'free'])
    await abandonPayment((await newestAwaiting(id)).id, 'customer')
    expect(await (await database()).$count(slotBookings, eq(slotBookings.booked, 1))).toBe(0)
  })
  const newestAwaiting = async (id: string) => {
    const rows = await (await database()).select().from(orders).where(eq(orders.customerId, id))
    const row = rows.find(({ payment }) => payment === 'awaiting')
    if (!row) throw new Error('No unpaid order')
    return row
  }

  test('a hold that ends gives the slot back; paid late, it takes the slot again or is refunded', async () => {
    await set({ zones, slots: slots(1) })
    const session = async () => {
      await withFeed()
      return (await createCardOrder(customer, request('alain', 10_000, slotOf('alain')))).sessionId
    }
    const first = await session()
    await sweepPayments({ now: later() })
    expect([(await newest()).payment, await booked('alain')]).toEqual(['expired', 0])
    await payLate(first)
    expect([(await newest()).payment, await booked('alain')]).toEqual(['paid', 1])

    const other = (await addCustomer()).id
    await changeStatus({ order: (await newest()).id, next: 'cancelled', actor: 'staff' })
    customer = (await addCustomer()).id
    const second = await session()
    await sweepPayments({ now: later() })
    await withFeed(other)
    await placeCashOrder(other, request('alain', 10_000, slotOf('alain')))
    await payLate(second)
    expect([(await newest()).payment, await booked('alain')]).toEqual(['refund_due', 1])
  })

  test('paid late, an order takes its slot again after a lead time beyond the days shown', async () => {
    await set({ zones, slots: { ...slots(1), daysAhead: 3 } })
    const slot = slotOf('alain', addDays(dubaiDate(new Date()), 20))
    await addToCart(customer, { productId: aviary, color: null }, 1)
    const { sessionId } = await createCardOrder(customer, request('alain', 50_000, slot))
    await sweepPayments({ now: later() })
    await payLate(sessionId)
    const { payment, status } = await newest()
    expect([payment, status]).toEqual(['paid', 'pending'])
  })
})

/** Pays a session after its order has ended, as a webhook that is late reports it. */
async function payLate(id: string): Promise<void> {
  const [order] = await (await database()).select().from(orders).where(eq(orders.stripeSessionId, id))
  if (!order) throw new Error('No such session')
  const { id: orderId, total: amount } = order
  const session = {
    id,
    orderId,
    state: 'complete',
    paid: true,
    amount,
    currency: 'aed',
    payment: 'pi',
    url: null,
  } as const
  await finalizePaidOrder(session, { actor: 'card' })
}
