import { beforeAll, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { customers, orderEvents, orders, outbox, products } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { getCart } from '../cart/cart'
import { addToCart } from '../cart/edit'
import { addCategory, addProduct } from '../catalogue/testing/fixture'
import { addCustomer, somePhone } from '../customers/testing/fixture'
import { noteProgress } from '../demo/progress'
import { createCardOrder } from '../payments/card-order'
import { placeCashOrder } from './place-cash'
import { placeOrderByPhone, rehearsePhoneOrder } from './place-by-phone'
import { orderRequest } from './testing/request'

process.env.LOG_LEVEL = 'silent'

describeOnEngines('an order by phone', () => {
  let hay: string
  let lamb: string
  const lines = (quantity = 2) => [{ productId: hay, color: null, quantity }]
  const stock = async () => {
    const [row] = await (await database()).select().from(products).where(eq(products.id, hay))
    return row?.stock ?? 0
  }

  beforeAll(async () => {
    const meat = await addCategory({ en: 'Meat', ar: 'لحوم' }, { carcass: true })
    hay = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 4_550, stock: 100 })
    lamb = await addProduct({ title: { en: 'Lamb', ar: 'خروف' }, price: 90_000, stock: 100, category: meat })
  })

  test('makes a customer of a new number, who can sign in with no password yet', async () => {
    const db = await database()
    const [phone, before] = [somePhone(), await stock()]
    const order = await placeOrderByPhone({ phone, lines: lines(), request: orderRequest({ total: 9_100, email: '' }) })
    expect(order).toMatchObject({ phone, total: 9_100, payment: 'cod_due', status: 'pending' })
    expect(await stock()).toBe(before - 2)
    const [customer] = await db.select().from(customers).where(eq(customers.phone, phone))
    expect(customer).toMatchObject({ username: 'Salma', passwordHash: '!' })
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id))
    expect(events.map(({ type, actor }) => [type, actor])).toEqual([['placed', 'staff']])
    // Without an e-mail address the customer is told by WhatsApp.
    const told = await db.select().from(outbox)
    expect(told.map(({ channel, recipient }) => [channel, recipient])).toEqual([['whatsapp', phone]])
  })

  test('leaves the own cart of a known customer as it is, also while both order', async () => {
    const { id, phone } = await addCustomer()
    const cart = await addToCart(id, { productId: hay, color: null }, 5)
    const request = orderRequest({ total: 9_100 })
    await placeOrderByPhone({ phone, lines: lines(), request })
    const lineOf = ({ lines: all }: typeof cart) => all.map(({ stock: _, ...line }) => line)
    expect(lineOf(await getCart(id))).toEqual(lineOf(cart))
    const [own, taken] = await Promise.all([
      placeCashOrder(id, orderRequest({ total: 22_750 })),
      placeOrderByPhone({ phone, lines: lines(), request }),
    ])
    expect([own.total, taken.total]).toEqual([22_750, 9_100])
    const made = await (await database()).select().from(orders).where(eq(orders.customerId, id))
    expect(made).toHaveLength(3)
  })

  test('20 equal requests place one order', async () => {
    const phone = somePhone()
    const key = { key: 'call-1', bodyHash: 'same' }
    const order = { phone, lines: lines(), request: orderRequest({ total: 9_100 }) }
    const before = await stock()
    const placed = await Promise.all(Array.from({ length: 20 }, () => placeOrderByPhone(order, key)))
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1)
    expect(await stock()).toBe(before - 2)
    await expect(placeOrderByPhone(order, { ...key, bodyHash: 'other' })).rejects.toMatchObject({
      code: 'IdempotencyKeyReused',
    })
  })

  test.each([
    ['another total', () => ({ lines: lines(), total: 1 }), 'CartChanged'],
    ['more than there is', () => ({ lines: lines(1_000), total: 4_550_000 }), 'ThereIsNotEnoughQuantity'],
    ['a carcass', () => ({ lines: [{ productId: lamb, color: null, quantity: 1 }], total: 90_000 }), 'CashNotOffered'],
  ])('%s is refused, and makes no customer', async (_, order, code) => {
    const [phone, before] = [somePhone(), await stock()]
    const { lines: own, total } = order()
    const placing = placeOrderByPhone({ phone, lines: own, request: orderRequest({ total }) })
    await expect(placing).rejects.toMatchObject({ code })
    const db = await database()
    expect(await db.select().from(customers).where(eq(customers.phone, phone))).toEqual([])
    expect(await stock()).toBe(before)
  })

  test('a rehearsal tells the price and changes nothing', async () => {
    const { id, phone } = await addCustomer()
    const cart = await addToCart(id, { productId: hay, color: null }, 1)
    for (const number of [phone, null]) {
      const { cart: rehearsed, offer } = await rehearsePhoneOrder(number, 'dubai', lines(3))
      expect(rehearsed).toMatchObject({ total: 13_650, carcass: false })
      expect(offer).toBeNull()
    }
    expect(await getCart(id)).toEqual(cart)
    expect(await (await database()).select().from(customers).where(eq(customers.phone, 'rehearsal'))).toEqual([])
  })

  test('a rehearsal counts what the caller holds by an unpaid card order as sold, as the order will', async () => {
    const { id, phone } = await addCustomer()
    const last = await addProduct({ title: { en: 'Last', ar: 'آخر' }, price: 4_550, stock: 1 })
    const asked = [{ productId: last, color: null, quantity: 1 }]
    await transaction((tx) => noteProgress(tx, 'whole'))
    await addToCart(id, { productId: last, color: null }, 1)
    await createCardOrder(id, orderRequest({ total: 4_550 }))
    const refused = { code: 'ThereIsNotEnoughQuantity' }
    await expect(rehearsePhoneOrder(phone, 'dubai', asked)).rejects.toMatchObject(refused)
    const placing = placeOrderByPhone({ phone, lines: asked, request: orderRequest({ total: 4_550 }) })
    await expect(placing).rejects.toMatchObject(refused)
    const [held] = await (await database()).select().from(orders).where(eq(orders.customerId, id))
    expect(held?.stockReleasedAt).toBeNull()
  })
})
