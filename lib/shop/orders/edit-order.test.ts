import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import type { City } from '@/lib/contract/address'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import { slotId } from '@/lib/contract/delivery'
import type { Order } from '@/lib/contract/order'
import { database } from '@/lib/db/database'
import { orderEvents, orders, products, settings, slotBookings } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addDays, dubaiDate } from '@/lib/utils/dubai-time'
import { addToCart } from '../cart/edit'
import { VAT, vatIn } from '../catalogue/vat'
import { addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { DELIVERY, writeSetting } from '../setting-rows'
import { changeStatus } from './change-status'
import { editOrder } from './edit-order'
import { placeCashOrder } from './place-cash'
import { imbalances, impossibleOrders } from './testing/invariants'
import { orderRequest } from './testing/request'

process.env.LOG_LEVEL = 'silent'

const STOCK = 1000
const tomorrow = addDays(dubaiDate(new Date()), 1)
const evening = { from: '16:00', to: '20:00' }
const morning = { from: '08:00', to: '12:00' }
const slotOf = (city: City, times = evening) => slotId({ date: tomorrow, ...times, city })
const { address } = orderRequest()

describeOnEngines('an order that is changed before it is sent out', () => {
  let hay: string
  let rope: string
  let order: Order

  const booked = async (slot: string) => {
    const [row] = await (await database()).select().from(slotBookings).where(eq(slotBookings.slot, slot))
    return row?.booked ?? 0
  }
  const stockOf = async (id: string) => {
    const [row] = await (await database()).select().from(products).where(eq(products.id, id))
    return row?.stock
  }
  const line = (productId: string) => order.lines.find((one) => one.productId === productId)?.id ?? ''
  const setSlots = async (capacity: number) => {
    const windows = [evening, morning].map((times) => ({ ...times, capacity }))
    const zones = { dubai: { fee: 2_000, freeFrom: 30_000 }, sharjah: { fee: 5_000 }, ajman: { fee: 0, served: false } }
    const terms = DeliveryTerms.parse({ zones, slots: { on: true, windows } })
    await writeSetting(await database(), { key: DELIVERY, value: terms })
  }

  beforeAll(async () => {
    hay = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 10_000, stock: STOCK })
    rope = await addProduct({ title: { en: 'Rope', ar: 'حبل' }, price: 5_005, stock: STOCK })
  })
  beforeEach(async () => {
    const db = await database()
    await db.delete(slotBookings)
    await setSlots(10)
    const { id } = await addCustomer()
    await addToCart(id, { productId: hay, color: null }, 3)
    await addToCart(id, { productId: rope, color: null }, 1)
    order = await placeCashOrder(id, orderRequest({ total: 35_005, slot: slotOf('dubai') }))
  })

  test('fewer products: stock, sums, VAT and delivery fee are those of a new order', async () => {
    const [before, ropes] = [await stockOf(hay), await stockOf(rope)]
    const edited = await editOrder(order.code, {
      lines: [
        { id: line(hay), quantity: 2 },
        { id: line(rope), quantity: 0 },
      ],
    })
    // Below 300 AED the delivery is no longer free.
    expect(edited).toMatchObject({ subtotal: 20_000, shipping: 2_000, total: 22_000, slot: { id: slotOf('dubai') } })
    expect(edited.lines.map(({ quantity, total }) => [quantity, total])).toEqual([[2, 20_000]])
    expect(edited.vat).toBe(vatIn(20_000, 500) + vatIn(2_000, 500))
    expect([await stockOf(hay), await stockOf(rope)]).toEqual([(before ?? 0) + 1, (ropes ?? 0) + 1])
    const events = await (await database()).select().from(orderEvents).where(eq(orderEvents.orderId, order.id))
    expect(events.map(({ type, actor }) => [type, actor])).toEqual([
      ['placed', 'customer'],
      ['edited', 'staff'],
    ])
    // The rest comes back once, whatever went before.
    await changeStatus({ order: order.code, next: 'cancelled', actor: 'staff' })
    expect(await imbalances(STOCK)).toEqual([])
    expect(await booked(slotOf('dubai'))).toBe(0)
  })

  test.each([
    ['more of a line', () => ({ lines: [{ id: line(hay), quantity: 4 }] }), 'QuantityOnlyDown'],
    ['nothing left', () => ({ lines: order.lines.map(({ id }) => ({ id, quantity: 0 })) }), 'CancelInstead'],
  ])('%s is refused and changes nothing', async (_, edit, msg) => {
    await expect(editOrder(order.code, edit())).rejects.toMatchObject({ code: 'BadRequest', fields: [{ msg }] })
    const [row] = await (await database()).select().from(orders).where(eq(orders.id, order.id))
    expect(row?.total).toBe(35_005)
    expect(await imbalances(STOCK)).toEqual([])
  })

  test('the same delivery fee keeps its VAT when the rate has changed since', async () => {
    await editOrder(order.code, { lines: [{ id: line(hay), quantity: 2 }] })
    const db = await database()
    await writeSetting(db, { key: VAT, value: { rate: 1000 } })
    const edited = await editOrder(order.code, { lines: [{ id: line(rope), quantity: 0 }] })
    await db.delete(settings).where(eq(settings.key, VAT))
    expect(edited).toMatchObject({ shipping: 2_000, shippingVat: vatIn(2_000, 500) })
    expect(edited.vat).toBe(vatIn(20_000, 500) + vatIn(2_000, 500))
  })

  test('in the same city an order keeps the delivery fee it was placed at, whatever that is by now', async () => {
    const zones = { dubai: { fee: 9_000 } }
    const windows = [evening, morning].map((times) => ({ ...times, capacity: 10 }))
    const terms = DeliveryTerms.parse({ zones, slots: { on: true, windows } })
    await writeSetting(await database(), { key: DELIVERY, value: terms })
    const note = { ...address, note: 'Behind the mosque' }
    const { shipping, total } = order
    expect(await editOrder(order.code, { address: note, slot: slotOf('dubai', morning) })).toMatchObject({
      ...{ address: note, slot: { id: slotOf('dubai', morning) } },
      ...{ shipping, total },
    })
  })

  test('another city moves fee and slot; one without a slot of its own, or not served, is refused', async () => {
    const sharjah = { ...address, city: 'sharjah' as const }
    await expect(editOrder(order.code, { address: sharjah })).rejects.toMatchObject({ code: 'SlotRequired' })
    await expect(
      editOrder(order.code, { address: { ...address, city: 'ajman' }, slot: slotOf('ajman') }),
    ).rejects.toMatchObject({ code: 'NotDeliveredThere' })
    expect(await booked(slotOf('dubai'))).toBe(1)
    const moved = await editOrder(order.code, { address: sharjah, slot: slotOf('sharjah') })
    expect(moved).toMatchObject({ shipping: 5_000, total: 40_005, slot: { id: slotOf('sharjah'), city: 'sharjah' } })
    expect([await booked(slotOf('dubai')), await booked(slotOf('sharjah'))]).toEqual([0, 1])
  })

  test('while slots are off none is booked, and another city gives the old one back', async () => {
    const terms = DeliveryTerms.parse({ slots: { on: false, windows: [{ ...morning, capacity: 10 }] } })
    await writeSetting(await database(), { key: DELIVERY, value: terms })
    await expect(editOrder(order.code, { slot: slotOf('dubai', morning) })).rejects.toMatchObject({ code: 'SlotFull' })
    expect(await editOrder(order.code, { address: { ...address, city: 'sharjah' } })).toMatchObject({ slot: null })
    expect([await booked(slotOf('dubai')), await booked(slotOf('dubai', morning))]).toEqual([0, 0])
  })

  test('another city has the lead time of its zone, the same city that of the order', async () => {
    const zones = { dubai: { fee: 0 }, fujairah: { fee: 0, leadDays: 2 } }
    const set = async (now: object) =>
      writeSetting(await database(), { key: DELIVERY, value: DeliveryTerms.parse({ zones: { ...zones, ...now } }) })
    await set({})
    const fresh = await addProduct({ title: { en: 'Fresh', ar: 'طازج' }, price: 10_000, stock: STOCK, leadTime: '0' })
    const { id } = await addCustomer()
    await addToCart(id, { productId: fresh, color: null }, 1)
    const placed = await placeCashOrder(id, orderRequest({ total: 10_000 }))
    await set({ dubai: { fee: 0, leadDays: 1 } })
    const kept = await editOrder(placed.code, { address: { ...address, note: 'Behind the mosque' } })
    const moved = await editOrder(placed.code, { address: { ...address, city: 'fujairah' } })
    expect([placed.leadTime, kept.leadTime, moved.leadTime, moved.sameDay]).toEqual([0, 0, 2, false])
  })

  test('a window that takes no orders is refused and the old place stays booked', async () => {
    await setSlots(0)
    await expect(editOrder(order.code, { slot: slotOf('dubai', morning) })).rejects.toMatchObject({ code: 'SlotFull' })
    expect([await booked(slotOf('dubai')), await booked(slotOf('dubai', morning))]).toEqual([1, 0])
  })

  test('a full slot is refused and the old place stays booked', async () => {
    await (await database()).insert(slotBookings).values({ slot: slotOf('dubai', morning), booked: 10 })
    await expect(editOrder(order.code, { slot: slotOf('dubai', morning) })).rejects.toMatchObject({ code: 'SlotFull' })
    expect([await booked(slotOf('dubai')), await booked(slotOf('dubai', morning))]).toEqual([1, 10])
  })

  test('20 parallel moves to the last place: the order holds one place in all', async () => {
    const slots = [slotOf('dubai', morning), slotOf('dubai')]
    await Promise.all(Array.from({ length: 20 }, (_, at) => editOrder(order.code, { slot: slots[at % 2] })))
    const taken = [await booked(slotOf('dubai', morning)), await booked(slotOf('dubai'))]
    expect(taken.toSorted()).toEqual([0, 1])
  })

  test('20 parallel changes and a cancel give every piece back once', async () => {
    const lower = (quantity: number) => editOrder(order.code, { lines: [{ id: line(hay), quantity }] })
    const work = Array.from({ length: 20 }, (_, at) =>
      at === 10 ? changeStatus({ order: order.code, next: 'cancelled', actor: 'staff' }) : lower(at % 3),
    )
    await Promise.allSettled(work)
    expect(await imbalances(STOCK)).toEqual([])
    expect(await impossibleOrders()).toEqual([])
    expect(await booked(slotOf('dubai'))).toBe(0)
  })

  test('an order on its way stays, and one paid by card gets no higher total', async () => {
    const db = await database()
    const less = { lines: [{ id: line(rope), quantity: 0 }] }
    await db.update(orders).set({ payment: 'paid' }).where(eq(orders.id, order.id))
    const sharjah = { address: { ...address, city: 'sharjah' as const }, slot: slotOf('sharjah') }
    await expect(editOrder(order.code, sharjah)).rejects.toMatchObject({ fields: [{ msg: 'PaidByCard' }] })
    const note = { ...address, note: 'Behind the mosque' }
    expect(await editOrder(order.code, { address: note })).toMatchObject({ total: 35_005, address: note })
    await db.update(orders).set({ payment: 'cod_due', status: 'shipped' }).where(eq(orders.id, order.id))
    await expect(editOrder(order.code, less)).rejects.toMatchObject({ code: 'IllegalStatus' })
    await db.update(orders).set({ payment: 'disputed', status: 'pending' }).where(eq(orders.id, order.id))
    await expect(editOrder(order.code, less)).rejects.toMatchObject({ code: 'IllegalStatus' })
    expect(await imbalances(STOCK)).toEqual([])
  })
})
