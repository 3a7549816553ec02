import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { decodeCashOrder } from '@/lib/contract/order-codec'
import { CashOrderBody } from '@/lib/contract/customer-schemas'
import type { belongings as ofCustomers, getCart as cartOf } from './cart'
import type { requestHost as askHost } from './http/request'
import { ShopError } from '@/lib/contract/error'
import { readOrder } from './mappers/customer'
import { MappingContext } from './mappers/mapper'
import { HostUnavailableError } from './http/host-away'
import type { placeCashOrder as place, settlePayment as settle } from './place-order'

const ask = jest.fn<typeof askHost>()
const line = { _id: 'l1', product: { _id: 'p1', titleEn: 'Hay', newPrice: 40 }, quantity: 1, total: 40 }
const order = { _id: 'o1', status: 'pending', payment: false, finaltotal: 40, cart: [line] }
const body = CashOrderBody.parse({
  finaltotal: 40,
  payment: false,
  email: 'salma@example.com',
  firstName: 'Salma',
  address: 'Villa 12',
  city: 'dubai',
})
const form = decodeCashOrder(body, 'en')
const customer = (token: string) => ({ token, customerId: null })

let placeCashOrder: typeof place
let settlePayment: typeof settle
let getCart: typeof cartOf
let belongings: typeof ofCustomers
const sent = () => ask.mock.calls.filter(([name]) => name === 'placeCashOrder').length
const late = new HostUnavailableError('did not begin to answer within 25000 ms', { late: true })

/** Mocks a host with these orders, and its answer to a new one. */
function host(listed: object[], answer: () => unknown): void {
  inCart = [line]
  ask.mockImplementation(async (name) => {
    if (name === 'listOrders') return { data: listed }
    if (name === 'getCart') return { data: inCart, subtotal: 40, finalTotal: 40 }
    return name === 'placeCashOrder' ? answer() : null
  })
}
let inCart = [line]

const dataDir = mkdtempSync(join(tmpdir(), 'place-order-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

beforeAll(async () => {
  process.env.DATA_DIR = dataDir
  jest.doMock('./http/request', () => ({ requestHost: ask }))
  ;({ placeCashOrder, settlePayment } = await import('./place-order'))
  ;({ belongings, getCart } = await import('./cart'))
})
afterEach(() => {
  jest.restoreAllMocks()
  ask.mockReset()
})

test.each([
  [
    'late with an order',
    () => {
      throw late
    },
  ],
  ['that took an order and does not list it yet', () => null],
])('a host %s is not sent it again while it may come', async (about, answer) => {
  const listed: object[] = []
  host(listed, answer)
  const again = () => placeCashOrder(customer(about), form)
  await expect(again()).rejects.toThrow(HostUnavailableError)
  await expect(again()).rejects.toMatchObject({ name: 'HostUnavailableError', retryAfter: 120 })
  expect(sent()).toBe(1)
  // The order never arrived: after two minutes a retry sends it.
  const start = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start + 121_000)
  await expect(again()).rejects.toThrow(HostUnavailableError)
  expect(sent()).toBe(2)
  clock.mockReturnValue(start + 130_000)
  listed.push(order)
  expect((await again()).order.id).toBe('o1')
  expect(sent()).toBe(2)
})

test('orders and cart are read at once before an order', async () => {
  host([], () => ({ data: order }))
  const placing = placeCashOrder(customer('quick'), form)
  expect(ask.mock.calls.map(([name]) => name)).toEqual(['listOrders', 'getCart'])
  await placing
})

test('after a broken connection the list of orders decides', async () => {
  const broken = new HostUnavailableError('cannot be reached (ECONNRESET)')
  host([], () => {
    throw broken
  })
  for (let time = 0; time < 2; time++) await expect(placeCashOrder(customer('another'), form)).rejects.toBe(broken)
  expect(sent()).toBe(2)
})

/** Mocks the same host, which empties no cart until the returned function is called. */
function neverEmptied(): () => void {
  const answered = ask.getMockImplementation()
  let full = true
  ask.mockImplementation(async (name, request) => {
    if (name === 'clearCart' && full) throw new ShopError('TooManyRequests')
    return answered?.(name, request)
  })
  return () => (full = false)
}
const emptied = () => ask.mock.calls.filter(([name]) => name === 'clearCart').length

test('a cart that the host did not empty is emptied, not ordered, by the next order', async () => {
  const listed: object[] = []
  // It adds the delivery to the total.
  host(listed, () => {
    listed.push({ ...order, finaltotal: 55 })
    return { data: listed[0] }
  })
  const recover = neverEmptied()
  expect((await placeCashOrder(customer('full'), form)).order.id).toBe('o1')
  expect((await placeCashOrder(customer('full'), form)).order.id).toBe('o1')
  recover()
  expect((await placeCashOrder(customer('full'), form)).order.id).toBe('o1')
  expect([sent(), emptied()]).toEqual([1, 5])
})

test('a customer who empties that cart can order the same again', async () => {
  const listed: object[] = []
  host(listed, () => {
    listed.push({ ...order, _id: `o${listed.length + 1}` })
    return { data: listed.at(-1) }
  })
  const recover = neverEmptied()
  await placeCashOrder(customer('again'), form)
  recover()
  inCart = []
  await belongings.clearCart(customer('again'))
  inCart = [line]
  await placeCashOrder(customer('again'), form)
  expect(sent()).toBe(2)
})

test('a host that empties the cart by itself, and refuses to do it again, takes the same order again', async () => {
  const listed: object[] = []
  host(listed, () => {
    inCart = []
    listed.push({ ...order, _id: `o${listed.length + 1}` })
    return { data: listed.at(-1) }
  })
  neverEmptied()
  for (const id of ['o1', 'o2']) {
    inCart = [line]
    expect((await placeCashOrder(customer('by itself'), form)).order.id).toBe(id)
  }
})

test('a paid cart that the host did not empty is emptied by the next look at the payment', async () => {
  const listed = [order]
  host(listed, () => null)
  const recover = neverEmptied()
  const paid = readOrder(order, new MappingContext('confirmPayment'))?.order
  if (!paid) throw new Error('It is an order')
  await settlePayment('paid', 'cs_1', paid)
  recover()
  for (let time = 0; time < 2; time++) await settlePayment('paid', 'cs_1', paid)
  expect(emptied()).toBe(3)
})

test('a carcass whose category is a bare id is not sold for cash', async () => {
  const carcass = { ...line, product: { ...line.product, category: 'meat' } }
  ask.mockImplementation(async (name) => {
    if (name === 'getCart') return { data: [carcass], subtotal: 40, finalTotal: 40 }
    if (name === 'listCategories') return categories()
    return { data: [] }
  })
  // While the categories are missing the cart is shown, but not ordered.
  let categories = (): unknown => Promise.reject(late)
  expect(await getCart({ token: 'carcass' })).toMatchObject({ lines: [{ category: { id: 'meat' } }] })
  await expect(placeCashOrder(customer('carcass'), form)).rejects.toBe(late)
  categories = () => ({ data: [{ _id: 'meat', name: 'Carcasses' }] })
  await expect(placeCashOrder(customer('carcass'), form)).rejects.toThrow('CashNotOffered')
  expect(await getCart({ token: 'carcass' })).toMatchObject({ carcass: true, lines: [{ category: { id: 'meat' } }] })
})
