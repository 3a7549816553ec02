import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { asc, eq } from 'drizzle-orm'
import { orderStatuses, type OrderStatus } from '@/lib/contract/order'
import { database } from '@/lib/db/database'
import { orderEvents, orders, outbox, products } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { addToCart } from '../cart/edit'
import { addProduct } from '../catalogue/testing/fixture'
import { addCustomer } from '../customers/testing/fixture'
import { changeStatus, statusesBefore, transitions } from './change-status'
import { placeCashOrder } from './place-cash'
import { orderRequest } from './testing/request'

describe('transitions', () => {
  test('never lead back, and end in two states', () => {
    expect(statusesBefore('pending')).toEqual([])
    expect(statusesBefore('cancelled')).toEqual(['pending', 'processing'])
    expect(statusesBefore('returned')).toEqual(['shipped', 'delivered'])
    expect(orderStatuses.filter((status) => transitions[status].length === 0)).toEqual(['cancelled', 'returned'])
  })
})

describeOnEveryEngine('the status of an order', () => {
  let product: string
  let order: { id: string; code: string }
  const move = (next: OrderStatus, restock = false) =>
    changeStatus({ order: order.code, next, actor: 'staff', restock })
  const stock = async () => {
    const [row] = await (await database()).select().from(products).where(eq(products.id, product))
    return row?.stock
  }
  const events = async () =>
    (await database())
      .select({ type: orderEvents.type, from: orderEvents.from, to: orderEvents.to, actor: orderEvents.actor })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order.id))
      .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id))

  beforeAll(async () => {
    product = await addProduct({ title: { en: 'Collar', ar: 'طوق' }, price: 4_550 })
  })
  beforeEach(async () => {
    const db = await database()
    await db.update(products).set({ stock: 5 }).where(eq(products.id, product))
    const { id } = await addCustomer()
    await addToCart(id, { productId: product, color: null }, 2)
    order = await placeCashOrder(id, orderRequest({ total: 9_100, language: 'ar' }))
    await db.delete(outbox)
  })

  test('changes step by step, each with one event and two messages', async () => {
    for (const next of ['processing', 'shipped', 'delivered'] as const)
      expect(await move(next)).toMatchObject({
        status: next,
        payment: next === 'delivered' ? 'cod_collected' : 'cod_due',
      })
    expect((await events()).slice(1)).toEqual([
      { type: 'status', from: 'pending', to: 'processing', actor: 'staff' },
      { type: 'status', from: 'processing', to: 'shipped', actor: 'staff' },
      { type: 'status', from: 'shipped', to: 'delivered', actor: 'staff' },
    ])
    const notices = await (await database()).select().from(outbox)
    expect(notices.map(({ channel }) => channel).sort()).toEqual([
      'email',
      'email',
      'email',
      'whatsapp',
      'whatsapp',
      'whatsapp',
    ])
    expect(new Set(notices.map(({ template, language }) => `${template} ${language}`))).toEqual(
      new Set(['order-status ar']),
    )
    expect(await stock()).toBe(3)
  })

  test('invariant 10: twenty parallel cancels return the stock once', async () => {
    const cancels = await Promise.allSettled(Array.from({ length: 20 }, () => move('cancelled')))
    expect(cancels.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect([await stock(), (await events()).length]).toEqual([5, 2])
  })

  test('invariant 11: a forbidden transition changes nothing', async () => {
    for (const from of ['pending', 'processing', 'shipped', 'delivered', 'returned'] as const) {
      if (from !== 'pending') await move(from)
      const before = await events()
      for (const next of orderStatuses.filter((status) => !transitions[from].includes(status)))
        await expect(move(next)).rejects.toMatchObject({ code: 'IllegalStatus', status: 409 })
      expect(await events()).toEqual(before)
    }
    expect(await stock()).toBe(3)
    await expect(changeStatus({ order: 'NOTHERE2', next: 'shipped', actor: 'staff' })).rejects.toMatchObject({
      code: 'OrderNotFound',
    })
  })

  test('a return with restock returns the stock', async () => {
    await move('processing')
    await move('shipped')
    await move('returned', true)
    expect(await stock()).toBe(5)
  })

  test('a return without restock does not', async () => {
    for (const next of ['processing', 'shipped', 'delivered', 'returned'] as const) await move(next)
    expect(await stock()).toBe(3)
  })

  test('delivery keeps a card payment paid; the order code is case-insensitive', async () => {
    await (await database()).update(orders).set({ payment: 'paid' }).where(eq(orders.id, order.id))
    order.code = order.code.toLowerCase()
    for (const next of ['processing', 'shipped'] as const) expect((await move(next)).payment).toBe('paid')
    order.code = order.id
    expect((await move('delivered')).payment).toBe('paid')
  })

  test('an unpaid card order cannot change its status', async () => {
    const db = await database()
    for (const [payment, why] of [
      ['expired', 'Its card was never charged.'],
      ['awaiting', 'It waits for its card payment.'],
    ] as const) {
      await db.update(orders).set({ payment }).where(eq(orders.id, order.id))
      await expect(move('processing')).rejects.toMatchObject({
        code: 'IllegalStatus',
        fields: [{ msg: `The order is pending and cannot become processing. ${why}` }],
      })
    }
    await expect(move('cancelled')).rejects.toMatchObject({ code: 'IllegalStatus' })
    expect(await stock()).toBe(3)
  })

  test('a return with refund pays a card back by the sweep and says how much, and notes cash that was given back', async () => {
    const db = await database()
    const back = () => changeStatus({ order: order.code, next: 'returned', actor: 'staff', refund: true })
    for (const next of ['processing', 'shipped', 'delivered'] as const) await move(next)
    await expect(back()).resolves.toMatchObject({ status: 'returned', payment: 'cod_collected', refunded: 9_100 })
    expect(
      (await events())
        .map(({ type }) => type)
        .slice(-2)
        .toSorted(),
    ).toEqual(['refunded', 'status'])
    await db.delete(outbox)
    const card = { payment: 'paid', status: 'delivered', stripeSessionId: 'cs_test', paid: 10_000, refunded: 900 }
    await db.update(orders).set(card).where(eq(orders.id, order.id))
    await expect(back()).resolves.toMatchObject({ status: 'returned', payment: 'refund_due' })
    await db.update(orders).set(card).where(eq(orders.id, order.id))
    await expect(move('returned')).resolves.toMatchObject({ payment: 'paid' })
    const told = await db.select().from(outbox).where(eq(outbox.channel, 'email')).orderBy(asc(outbox.id))
    expect(told.map(({ payload }) => Object(payload).refund)).toEqual([9_100, 0])
    await db.update(orders).set({ stripeSessionId: null }).where(eq(orders.id, order.id))
  })
})
