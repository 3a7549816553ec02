import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { desc, eq } from 'drizzle-orm'
import { UUID } from 'uuidv7'
import { STAFF_BASE } from '@/lib/contract/staff'
import { BulkStatus, OrderNews } from '@/lib/contract/staff-order-list'
import { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import type { Order } from '@/lib/contract/order'
import { PhoneQuote } from '@/lib/contract/staff-phone-order'
import { database, transaction } from '@/lib/db/database'
import { auditLog, orderEvents, orders, settings } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addToCart } from '@/lib/shop/cart/edit'
import { addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { placeCashOrder } from '@/lib/shop/orders/place-cash'
import { orderRequest } from '@/lib/shop/orders/testing/request'
import { DELIVERY, writeSetting } from '@/lib/shop/setting-rows'
import { newsStart } from '@/lib/shop/staff/order-news'
import { orderList } from '@/lib/shop/staff/order-list'
import { endSessionsOf } from '@/lib/shop/staff-accounts/sessions'
import { staffMember, type StaffVisitor } from '../testing/staff-visitor'
import { staffApi } from './app'
import { pickingListHtml } from './picking-list'

process.env.LOG_LEVEL = 'silent'

describeOnEngines('orders at the desk', () => {
  let hay: string
  let manager: StaffVisitor & { id: string }

  const place = async (given: Partial<ReturnType<typeof orderRequest>['address']> = {}): Promise<Order> => {
    const { id } = await addCustomer()
    await addToCart(id, { productId: hay, color: null }, 1)
    const request = orderRequest({ total: 4_550 })
    return placeCashOrder(id, { ...request, address: { ...request.address, ...given } })
  }
  const codes = async (filter: Parameters<typeof orderList>[0]) =>
    (await orderList(filter)).orders.map(({ code }) => code)

  beforeAll(async () => {
    hay = await addProduct({ title: { en: 'Hay', ar: 'تبن' }, price: 4_550, stock: 10_000 })
    manager = await staffMember('manager')
  })

  test('are found by every word of code, phone and name, however it is written', async () => {
    const order = await place({ firstName: 'أحمد', lastName: 'المنصوري', city: 'ajman' })
    const phone = order.phone.slice(3)
    const searches = [
      ...[order.code.toLowerCase(), order.code.slice(2, 6), 'احمد', 'منصوري احمد'],
      `0${phone.slice(0, 2)} ${phone.slice(2)}`,
      // Two letters and digits are looked for at starts.
      ...['اح', 'ال اح', order.code.slice(0, 2)],
    ]
    for (const search of searches) expect([search, await codes({ search })]).toEqual([search, [order.code]])
    for (const search of ['احمد خالد', 'حم', '100%', '_', '05000000000']) expect(await codes({ search })).toEqual([])
    expect(await codes({ search: `0${phone[0]}` })).toContain(order.code)
    expect(await codes({ city: 'ajman' })).toEqual([order.code])
    expect(await codes({ search: order.code, payment: 'cash' })).toEqual([order.code])
    for (const other of [{ payment: 'card' }, { carcass: 'yes' }, { day: '2020-01-01' }, { to: '2020-01-01' }] as const)
      expect(await codes({ search: order.code, ...other })).toEqual([])
  })

  test('of which a part was paid back are found among card payments and among refunds', async () => {
    const { id, code } = await place()
    await (await database()).update(orders).set({ payment: 'partially_refunded' }).where(eq(orders.id, id))
    for (const payment of ['card', 'refund'] as const) expect(await codes({ search: code, payment })).toEqual([code])
  })

  test.each([
    ['a city that is not served', { ajman: { fee: 0, served: false } }, 'NotDeliveredThere'],
    ['less than the smallest order of a city', { ajman: { fee: 0, smallestOrder: 10_000 } }, 'SmallestOrder'],
    ['a city that takes it', { ajman: { fee: 0 } }, undefined],
  ])('by phone: a quote tells what the order would be refused for: %s', async (_, zones, refusal) => {
    const db = await database()
    await writeSetting(db, { key: DELIVERY, value: DeliveryTerms.parse({ zones }) })
    const lines = [{ productId: hay, quantity: 1, color: null, size: null, preparation: null }]
    const { data } = await manager.ask('POST /orders/quote', { phone: null, city: 'ajman', lines })
    await db.delete(settings).where(eq(settings.key, DELIVERY))
    expect(PhoneQuote.parse(data)).toMatchObject({ subtotal: 4_550 })
    expect(PhoneQuote.parse(data).refusal).toBe(refusal)
  })

  test('by phone: a colour with a long name is sold as in the shop', async () => {
    const color = 'Forest green with hand-stitched camel leather'
    const halter = await addProduct({ title: { en: 'Halter', ar: 'رسن' }, price: 9_500, stock: 3, colors: [color] })
    const lines = [{ productId: halter, quantity: 1, color, size: null, preparation: null }]
    const { data } = await manager.ask('POST /orders/quote', { phone: null, city: 'dubai', lines })
    expect(PhoneQuote.parse(data)).toMatchObject({ subtotal: 9_500 })
  })

  test('by phone: a total beyond what the shop can store is refused', async () => {
    const camel = await addProduct({ title: { en: 'Camel', ar: 'ناقة' }, price: 1_000_000_000, stock: 3 })
    const { address, email } = orderRequest()
    const lines = [{ productId: camel, quantity: 3, color: null, size: null, preparation: null }]
    const body = { phone: '971501112233', address: { ...address, note: undefined }, email, language: 'en', lines }
    const answer = await manager.ask('POST /orders', { ...body, slot: null, total: 3_000_000_000 })
    expect(answer).toMatchObject({ status: 400, code: 'BadRequest' })
  })

  test('get their next status together; those that cannot are named', async () => {
    const [one, other] = [await place(), await place()]
    await (await database()).update(orders).set({ status: 'delivered' }).where(eq(orders.id, other.id))
    const body = { orders: [one.code, other.code, 'NOSUCH22'], status: 'processing' }
    const { data } = await manager.ask('PUT /orders/status', body)
    expect(BulkStatus.parse(data)).toEqual({
      changed: [one.code],
      refused: [
        { order: other.code, code: 'IllegalStatus' },
        { order: 'NOSUCH22', code: 'OrderNotFound' },
      ],
    })
    const entries = await (await database()).select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1)
    expect(entries).toMatchObject([{ call: 'PUT /orders/status', subject: one.code }])
  })

  test('leave as CSV with an entry in the audit log, formulas made harmless', async () => {
    const order = await place({ firstName: '=cmd()' })
    const { text, status } = await manager.ask(`GET /orders/export?search=${order.code}`)
    expect(status).toBe(200)
    const [, row = ''] = text.split('\n')
    expect(row).toContain(order.code)
    expect(row).toContain("'=cmd()")
    expect(row.endsWith(',45.50,,')).toBe(true)
    expect(text.trim().split('\n')).toHaveLength(2)
    const [entry] = await (await database()).select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1)
    expect(entry).toMatchObject({ call: 'GET /orders/export', subject: 'orders as CSV' })
    expect(entry?.data).toContain(order.code)
  })

  test('a label tells what the driver collects; the picking list has no price', async () => {
    const order = await place()
    const label = await manager.ask(`GET /orders/${order.code}/label`)
    expect(label.text).toContain('45.50')
    expect(label.text).toContain('Villa 12')
    expect(label.text).toContain(order.phone.replace(/^971(..)(...)(....)$/, '>+971 $1 $2 $3<'))
    const list = await manager.ask(`GET /orders/${order.code}/picking-list`)
    expect(list.text).toContain('Hay')
    expect(list.text).not.toMatch(/45\.50|Villa 12/)
    // As of an erased customer.
    await (await database()).update(orders).set({ phone: '' }).where(eq(orders.id, order.id))
    expect((await manager.ask(`GET /orders/${order.code}/label`)).text).not.toContain('>+')
  })

  test('a label asks for no cash once the order has ended', async () => {
    const order = await place()
    for (const status of ['cancelled', 'returned'] as const) {
      await (await database()).update(orders).set({ status }).where(eq(orders.id, order.id))
      const { text } = await manager.ask(`GET /orders/${order.code}/label`)
      expect(text).toContain('Nothing to collect')
      expect(text).not.toContain('45.50')
    }
  })

  test('the picking list tells for whom an animal is slaughtered, but no purpose where there is none', async () => {
    const order = await place()
    const listed = (id: string, behalf: string) => {
      const choices = [{ kind: 'purpose' as const, id, name: { en: `As ${id}`, ar: id }, fee: 0 }]
      const prepared = { choices, behalf, note: '' }
      return pickingListHtml({ ...order, lines: order.lines.map((line) => ({ ...line, prepared })) })
    }
    expect(await listed('aqiqah', 'Hamdan')).toMatch(/As aqiqah.*Hamdan/)
    expect(await listed('none', '')).not.toContain('As none')
  })

  describe('their news', () => {
    let stream: ReadableStreamDefaultReader<Uint8Array>
    let ending: AbortController
    const decoder = new TextDecoder()
    let text = ''

    /** Reads until `wanted` matches what came. */
    const until = async (wanted: RegExp): Promise<string> => {
      while (!wanted.test(text)) {
        const { done, value } = await stream.read()
        if (done) throw new Error(`The stream ended after ${text}`)
        text += decoder.decode(value, { stream: true })
      }
      return text
    }
    beforeEach(async () => {
      text = ''
      ending = new AbortController()
      const headers = { cookie: manager.cookie, 'sec-fetch-site': 'same-origin', accept: 'text/event-stream' }
      const asked = new Request(`http://shop.test${STAFF_BASE}/events`, { headers, signal: ending.signal })
      const response = await staffApi.fetch(asked)
      expect(response.headers.get('content-type')).toMatch('text/event-stream')
      expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
      stream = (response.body ?? new ReadableStream()).getReader()
      await until(/event: news/)
    })

    test('come within a second: new orders, then their changes', async () => {
      const begun = Date.now()
      const order = await place()
      const told = await until(new RegExp(`"code":"${order.code}","fresh":true`))
      // The order itself takes its time on a busy machine.
      expect(Date.now() - Math.max(begun, Date.parse(order.createdAt))).toBeLessThan(2_000)
      expect(told).toMatch(/"waiting":[1-9]/)
      await manager.ask(`PUT /orders/${order.code}/status`, { status: 'processing' })
      await until(new RegExp(`"code":"${order.code}","fresh":false`))
      ending.abort()
      expect((await stream.read()).done).toBe(true)
    })

    test('are told of a change that was on its way while the page was read', async () => {
      const order = await place()
      const start = await newsStart()
      // It has its id at its beginning, before the page was read, and is seen at its commit.
      const id = UUID.fromFieldsV7(Date.now() - 5_000, 1, 1, 1).toString()
      await (
        await database()
      )
        .insert(orderEvents)
        .values({ id, orderId: order.id, actor: 'staff', type: 'status', from: 'pending', to: 'processing' })
      const { data } = await manager.ask(`GET /events?since=${start.since}`)
      const untold = OrderNews.parse(data).events.filter((event) => !start.seen.includes(event.id))
      expect(untold).toEqual([{ id, code: order.code, fresh: false }])
    })

    test('can be asked for since the last one, and end with the session', async () => {
      const before = OrderNews.parse((await manager.ask('GET /events')).data)
      const order = await place()
      const { data } = await manager.ask(`GET /events?since=${before.last}`)
      const known = before.events.map(({ id }) => id)
      const untold = OrderNews.parse(data).events.filter(({ id }) => !known.includes(id))
      expect(untold).toEqual([{ id: expect.any(String), code: order.code, fresh: true }])
      expect((await manager.ask('GET /events?since=yesterday')).status).toBe(400)
      await transaction((tx) => endSessionsOf(tx, manager.id))
      for (;;) if ((await stream.read()).done) break
      expect((await manager.ask('GET /events')).status).toBe(401)
    }, 30_000)
  })
})
