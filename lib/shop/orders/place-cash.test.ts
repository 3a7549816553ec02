import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { eq, sql } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { ShopError } from '@/lib/contract/error'
import { database, transaction, type Tx } from '@/lib/db/database'
import { idempotencyKeys, orderEvents, orders, outbox, products } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { getCart } from '../cart/cart'
import { addToCart, clearCart } from '../cart/edit'
import { addCategory, addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { customerOrders } from './order'
import { sweepKeys } from './idempotency'
import { placeCashOrder } from './place-cash'
import { requestKey } from './request'
import { orderRequest } from './testing/request'

const words = (en: string) => ({ en, ar: `${en} ع` })
const withKey = (key: string) => new Request('http://shop', { headers: { 'Idempotency-Key': key } })
const plain = (productId: string) => ({ productId, color: null })
const someoneWaits = async (tx: Tx) => {
  const { rows } = await tx.execute(sql`select from pg_locks where not granted`)
  return rows.length > 0
}

describe('the idempotency key', () => {
  test('consists of the header and a hash of the body', () => {
    expect(requestKey(new Request('http://shop'), {})).toBeNull()
    expect(requestKey(withKey('a'), { b: 1 })).toEqual(requestKey(withKey('a'), { b: 1 }))
    expect(requestKey(withKey('a'), { b: 1 })).not.toEqual(requestKey(withKey('a'), { b: 2 }))
    for (const wrong of ['', 'x'.repeat(256), 'é']) expect(() => requestKey(withKey(wrong), {})).toThrow('BadRequest')
  })
})

describeOnEveryEngine('a cash order', () => {
  let customer: { id: string; phone: string }
  let collar: string
  let lamb: string
  const colors = ['#155E66', '#21160F']
  const db = database
  const stockOf = async (id: string) =>
    (await (await db()).select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock
  const setProduct = async (id: string, set: Partial<typeof products.$inferInsert>) =>
    (await db()).update(products).set(set).where(eq(products.id, id))
  const mine = async () => (await db()).select().from(orders).where(eq(orders.customerId, customer.id))

  beforeAll(async () => {
    const carcasses = await addCategory(words('Fresh meat'), { carcass: true })
    collar = await addProduct({ title: words('Collar'), price: 4_550, stock: 5, colors, images: ['a'.repeat(24)] })
    lamb = await addProduct({ title: words('Lamb'), price: 120_000, stock: 2, category: carcasses })
  })
  beforeEach(async () => {
    customer = await addCustomer()
    await setProduct(collar, { stock: 5, price: 4_550, colors, titleEn: 'Collar', visible: true })
    await (await db()).delete(outbox)
  })

  test('takes the stock, copies the lines, empties the cart, queues one mail and records one event', async () => {
    await addToCart(customer.id, { productId: collar, color: '#155E66' }, 2)
    await addToCart(customer.id, plain(collar), 1)
    const order = await placeCashOrder(customer.id, orderRequest({ total: 13_650 }))
    expect(order).toMatchObject({ status: 'pending', payment: 'cod_due', subtotal: 13_650, shipping: 0, total: 13_650 })
    expect(order.code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
    expect(order.phone).toBe(customer.phone)
    expect(await stockOf(collar)).toBe(2)
    expect((await getCart(customer.id)).lines).toEqual([])
    expect(await (await db()).select().from(outbox)).toMatchObject([
      { channel: 'email', recipient: 'salma@example.com', template: 'order-confirmation', language: 'en' },
    ])
    const events = await (await db()).select().from(orderEvents).where(eq(orderEvents.orderId, order.id))
    expect(events).toMatchObject([{ type: 'placed', actor: 'customer', to: 'pending' }])

    await setProduct(collar, { price: 1, titleEn: 'Another' })
    const [listed] = await customerOrders(customer.id)
    expect(listed).toEqual(order)
    expect(
      listed?.lines.map(({ title, color, price, quantity, total, images }) => [
        title.en,
        color,
        price,
        quantity,
        total,
        images,
      ]),
    ).toEqual([
      ['Collar', '#155E66', 4_550, 2, 9_100, [`/media/${'a'.repeat(24)}`]],
      ['Collar', null, 4_550, 1, 4_550, [`/media/${'a'.repeat(24)}`]],
    ])
    await clearCart(customer.id)
    expect(await customerOrders(customer.id)).toHaveLength(1)
  })

  test('is limited to thirty an hour; a refused one leaves cart and stock unchanged', async () => {
    await setProduct(collar, { stock: 3 })
    const order = async () => {
      await addToCart(customer.id, plain(collar), 1)
      return placeCashOrder(customer.id, orderRequest({ total: 4_550 }))
    }
    await order()
    const [first] = await mine()
    if (!first) throw new Error('There is no order')
    const more = Array.from({ length: 29 }, (_, at) => ({
      ...first,
      id: uuidv7(),
      orderId: `MORE${at}`,
      cartVersion: 1000 + at,
    }))
    await (await db()).insert(orders).values(more)
    const ago = (minutes: number) => ({ createdAt: new Date(Date.now() - minutes * 60_000) })
    await (await db()).update(orders).set(ago(50)).where(eq(orders.id, first.id))
    const refused: unknown = await order().catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'TooManyOrders', retryAfter: expect.any(Number) })
    expect(Math.abs(Number((refused as ShopError).retryAfter) - 600)).toBeLessThan(60)
    expect([await stockOf(collar), (await getCart(customer.id)).lines.length]).toEqual([2, 1])
    await clearCart(customer.id)
    await (await db()).update(orders).set(ago(61)).where(eq(orders.id, first.id))
    expect(await order()).toMatchObject({ status: 'pending' })
  })

  test('notifies the shop once if ORDER_MAIL is set', async () => {
    process.env.ORDER_MAIL = 'orders@shop.example'
    process.env.ORDER_MAIL_LANGUAGE = 'ar'
    try {
      await addToCart(customer.id, plain(collar), 1)
      const request = orderRequest({ total: 4_550 })
      const [{ code }] = await Promise.all([placeCashOrder(customer.id, request), placeCashOrder(customer.id, request)])
      const letters = await (await db()).select().from(outbox).where(eq(outbox.template, 'new-order'))
      expect(letters).toMatchObject([
        {
          channel: 'email',
          recipient: 'orders@shop.example',
          language: 'ar',
          payload: { code, phone: customer.phone },
        },
      ])
    } finally {
      delete process.env.ORDER_MAIL
      delete process.env.ORDER_MAIL_LANGUAGE
    }
  })

  test('invariant 2: of 50 parallel orders for the last item, exactly one succeeds', async () => {
    await setProduct(collar, { stock: 1 })
    const buyers = await Promise.all(Array.from({ length: 50 }, () => addCustomer()))
    for (const [at, { id }] of buyers.entries())
      await addToCart(id, { productId: collar, color: at % 2 ? '#155E66' : '#21160F' }, 1)
    const placed = await Promise.allSettled(buyers.map(({ id }) => placeCashOrder(id, orderRequest({ total: 4_550 }))))
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = placed.flatMap((one) => (one.status === 'rejected' ? [Object(one.reason).code] : []))
    expect(new Set(reasons)).toEqual(new Set(['ThereIsNotEnoughQuantity']))
    expect(await stockOf(collar)).toBe(0)
  })

  test('invariant 2: two colours of one product share its stock', async () => {
    await addToCart(customer.id, { productId: collar, color: '#155E66' }, 3)
    await addToCart(customer.id, { productId: collar, color: '#21160F' }, 2)
    await setProduct(collar, { stock: 4 })
    await expect(placeCashOrder(customer.id, orderRequest({ total: 22_750 }))).rejects.toMatchObject({
      code: 'ThereIsNotEnoughQuantity',
      cart: { lines: [{ stock: 4 }, { stock: 4 }] },
    })
    expect(await stockOf(collar)).toBe(4)
    expect(await mine()).toEqual([])
  })

  test('invariant 2: a color withdrawn during the order is not sold', async () => {
    await addToCart(customer.id, { productId: collar, color: '#155E66' }, 1)
    let withdrawn = () => {}
    const isWithdrawn = new Promise<void>((resolve) => (withdrawn = resolve))
    const withdrawing = transaction(async (tx) => {
      await tx
        .update(products)
        .set({ colors: ['#21160F'] })
        .where(eq(products.id, collar))
      withdrawn()
      // The order has read its cart and waits for the product, on an engine with concurrent transactions.
      for (let look = 0; look < 20 && !(await someoneWaits(tx)); look++) await sleep(10)
    })
    await isWithdrawn
    const placing = placeCashOrder(customer.id, orderRequest({ total: 4_550 })).catch((error: unknown) => error)
    await withdrawing
    expect(await placing).toMatchObject({ code: 'ThereIsNotEnoughQuantity' })
    expect([await stockOf(collar), await mine()]).toEqual([5, []])
  })

  test('invariant 2: an order that lost to another sale gets the stock after it', async () => {
    const bowl = await addProduct({ title: words('Bowl'), price: 1_000, stock: 9 })
    await addToCart(customer.id, plain(collar), 1)
    await addToCart(customer.id, plain(bowl), 2)
    let sold = () => {}
    const isSold = new Promise<void>((resolve) => (sold = resolve))
    const selling = transaction(async (tx) => {
      await tx.update(products).set({ stock: 0 }).where(eq(products.id, collar))
      sold()
      for (let look = 0; look < 20 && !(await someoneWaits(tx)); look++) await sleep(10)
    })
    await isSold
    const placing = placeCashOrder(customer.id, orderRequest({ total: 6_550 })).catch((error: unknown) => error)
    await selling
    expect(await placing).toMatchObject({
      code: 'ThereIsNotEnoughQuantity',
      cart: { lines: [{ stock: 0 }, { stock: 9 }] },
    })
  })

  test('invariant 3: 20 identical requests are one order, 20 equal answers, one mail', async () => {
    await addToCart(customer.id, plain(collar), 1)
    const request = orderRequest({ total: 4_550 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => placeCashOrder(customer.id, request)))
    expect(new Set(answers.map((order) => JSON.stringify(order))).size).toBe(1)
    expect(await mine()).toHaveLength(1)
    expect(await (await db()).$count(outbox)).toBe(1)
    expect(await stockOf(collar)).toBe(4)
  })

  test('invariant 3: a key belongs to one request; another body is refused', async () => {
    await addToCart(customer.id, plain(collar), 1)
    const request = orderRequest({ total: 4_550 })
    const key = requestKey(withKey('key-1'), { total: 45.5 })
    const first = await placeCashOrder(customer.id, request, key)
    await addToCart(customer.id, plain(collar), 1)
    const answers = await Promise.all(Array.from({ length: 5 }, () => placeCashOrder(customer.id, request, key)))
    expect(answers.map(({ id }) => id)).toEqual(Array.from({ length: 5 }, () => first.id))
    const other = placeCashOrder(customer.id, request, requestKey(withKey('key-1'), { total: 1 }))
    await expect(other).rejects.toMatchObject({ code: 'IdempotencyKeyReused', status: 422 })
    expect(await mine()).toHaveLength(1)
    const another = await addCustomer()
    await addToCart(another.id, plain(collar), 1)
    expect((await placeCashOrder(another.id, request, key)).id).not.toBe(first.id)
  })

  test('invariant 3: a key is valid for a day and deleted afterwards', async () => {
    const key = requestKey(withKey('key-2'), { day: 1 })
    const again = requestKey(withKey('key-2'), { day: 2 })
    const request = orderRequest({ total: 4_550 })
    const kept = async () => (await db()).$count(idempotencyKeys, eq(idempotencyKeys.customerId, customer.id))
    const age = async (hours: number) => {
      const createdAt = new Date(Date.now() - hours * 60 * 60 * 1000)
      await (await db()).update(idempotencyKeys).set({ createdAt }).where(eq(idempotencyKeys.customerId, customer.id))
    }
    await addToCart(customer.id, plain(collar), 1)
    const first = await placeCashOrder(customer.id, request, key)
    await addToCart(customer.id, plain(collar), 1)
    await age(23)
    await transaction(sweepKeys)
    await expect(placeCashOrder(customer.id, request, again)).rejects.toMatchObject({ code: 'IdempotencyKeyReused' })
    await age(25)
    const second = await placeCashOrder(customer.id, request, again)
    expect((await placeCashOrder(customer.id, request, again)).id).toBe(second.id)
    expect((await customerOrders(customer.id)).map(({ id }) => id)).toEqual([second.id, first.id])
    await transaction(sweepKeys)
    expect(await kept()).toBe(1)
    await age(25)
    await transaction(sweepKeys)
    expect(await kept()).toBe(0)
  })

  test('invariant 4: nothing the client claims reaches an order', async () => {
    await addToCart(customer.id, plain(collar), 1)
    for (const total of [0, 1, 4_549, 4_551])
      await expect(placeCashOrder(customer.id, orderRequest({ total }))).rejects.toMatchObject({
        code: 'CartChanged',
        cart: { total: 4_550 },
      })
    expect(await mine()).toEqual([])
    await addToCart(customer.id, plain(lamb), 1)
    const carcass = placeCashOrder(customer.id, orderRequest({ total: 124_550 }))
    await expect(carcass).rejects.toMatchObject({ code: 'CashNotOffered' })
    expect([await stockOf(collar), await stockOf(lamb)]).toEqual([5, 2])
  })

  test('invariant 5: a changed price is shown before payment', async () => {
    await addToCart(customer.id, plain(collar), 2)
    await setProduct(collar, { price: 5_000 })
    await expect(placeCashOrder(customer.id, orderRequest({ total: 9_100 }))).rejects.toMatchObject({
      code: 'CartChanged',
      status: 409,
      cart: { total: 10_000, lines: [{ price: 5_000 }] },
    })
    expect(await mine()).toEqual([])
    expect((await placeCashOrder(customer.id, orderRequest({ total: 10_000 }))).total).toBe(10_000)
  })

  test('an empty cart, or one ordered differently, is refused', async () => {
    await expect(placeCashOrder(customer.id, orderRequest({ total: 0 }))).rejects.toMatchObject({ code: 'CartIsEmpty' })
    await addToCart(customer.id, plain(collar), 1)
    await placeCashOrder(customer.id, orderRequest({ total: 4_550 }))
    const elsewhere = orderRequest({ total: 4_550, email: 'other@example.com' })
    await expect(placeCashOrder(customer.id, elsewhere)).rejects.toMatchObject({ code: 'CartIsEmpty' })
    expect(await mine()).toHaveLength(1)
  })

  test('invariant 12: a customer does not see another customer’s orders', async () => {
    await addToCart(customer.id, plain(collar), 1)
    await placeCashOrder(customer.id, orderRequest({ total: 4_550 }))
    expect(await customerOrders((await addCustomer()).id)).toEqual([])
  })
})
