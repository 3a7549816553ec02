import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { API_BASE } from '@/lib/contract/addresses'
import { calls } from '@/lib/contract/calls'
import { ErrorBody } from '@/lib/contract/error'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { describeOnEveryEngine } from '@/lib/db/testing/engines'
import { addCategory, addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { api } from './v1/app'
import { assertDescribed } from './testing/openapi-response'

describeOnEveryEngine('orders over HTTP', () => {
  let collar: string
  let lamb: string
  let customer: Awaited<ReturnType<typeof addCustomer>>
  const body = {
    finaltotal: 45.5,
    email: 's@example.com',
    firstName: 'Salma',
    address: 'Villa 12',
    city: 'dubai',
    payment: false,
  }
  const call = async (method: string, path: string, sent?: unknown, headers: Record<string, string> = {}) => {
    const response = await api.fetch(
      new Request(`http://shop.test${API_BASE}${path}`, {
        method,
        headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json', ...headers },
        body: sent === undefined ? undefined : JSON.stringify(sent),
      }),
    )
    assertDescribed(method, path, response.status)
    return { status: response.status, body: (await response.json()) as unknown }
  }
  const add = (productId: string) => call('POST', '/customer/add-cart', { productId, quantity: 1, color: null })
  const stored = async () => (await database()).select().from(orders).where(eq(orders.customerId, customer.id))

  beforeAll(async () => {
    const category = await addCategory({ en: 'Carcasses', ar: 'ذبائح' })
    collar = await addProduct({ title: { en: 'Collar', ar: 'طوق' }, price: 4_550, stock: 100 })
    lamb = await addProduct({ title: { en: 'Lamb', ar: 'خروف' }, price: 100_000, category })
  })
  beforeEach(async () => {
    customer = await addCustomer()
  })

  test('invariant 4: ignores prices, customer and phone sent by the client', async () => {
    const other = await addCustomer()
    await add(collar)
    const claims = {
      cart: [{ productId: collar, newPrice: 0, quantity: 0 }],
      customer: other.id,
      phone: other.phone,
      subtotal: 0,
      shopping: 0,
      // A computed key is sent; a literal one would set the object's prototype, which JSON omits.
      ['__proto__']: { total: 1, finaltotal: 1 },
    }
    expect(JSON.stringify(claims)).toContain('"__proto__":')
    const placed = await call('POST', '/order', { ...body, ...claims })
    expect(placed.status).toBe(200)
    const { data } = calls.placeCashOrder.output.parse(placed.body)
    expect(data).toMatchObject({ subtotal: 45.5, shopping: 0, finaltotal: 45.5, message: expect.any(String) })
    expect(Object.prototype).not.toHaveProperty('total')
    expect(await stored()).toMatchObject([{ customerId: customer.id, phone: customer.phone, total: 4_550 }])
    expect(calls.listOrders.output.parse((await call('GET', '/order/customer-orders')).body).data).toEqual([data])
  })

  test('invariant 4: a carcass is not sold for cash, whatever the client offers', async () => {
    const { body: cart } = await add(lamb)
    expect(cart).toMatchObject({ carcass: true, finalTotal: 1000 })
    expect((await call('POST', '/order', { ...body, finaltotal: 1000 })).status).toBe(422)
    expect(await stored()).toEqual([])
  })

  test('a changed total returns the current cart, in the customer’s language', async () => {
    await add(collar)
    const refused = await call('POST', '/order?lang=ar', { ...body, finaltotal: 45 })
    expect(refused.status).toBe(409)
    const { message, cart } = ErrorBody.parse(refused.body)
    expect(message).toMatch(/السلة/)
    expect(cart).toMatchObject({ finalTotal: 45.5, data: [{ quantity: 1 }] })
  })

  test('invariant 3: an Idempotency-Key identifies one request', async () => {
    await add(collar)
    const key = { 'idempotency-key': 'b5c3' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => call('POST', '/order', body, key)))
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect((await call('POST', '/order', { ...body, address: 'Villa 13' }, key)).status).toBe(422)
    expect((await call('POST', '/order', body, { 'idempotency-key': 'x'.repeat(300) })).status).toBe(400)
    expect(await stored()).toHaveLength(1)
  })

  test.each([
    ['email', { email: 'salma' }],
    ['firstName', { firstName: '' }],
    ['address', { address: undefined }],
    ['city', { city: 'paris' }],
    ['payment', { payment: true }],
    ['pieceCount', { pieceCount: 0 }],
    ['finaltotal', { finaltotal: '45.50' }],
  ])('a wrong %s is named', async (path, wrong) => {
    const { status, body: answer } = await call('POST', '/order', { ...body, ...wrong })
    expect([status, ErrorBody.parse(answer).errors.map((one) => one.path)]).toEqual([400, [path]])
  })

  test('adds and removes addresses', async () => {
    const { firstName, address, city } = body
    const added = calls.addAddress.output.parse(
      (await call('POST', '/customer/add-address', { firstName, address, city })).body,
    )
    expect(calls.listAddresses.output.parse((await call('GET', '/customer/get-address')).body).data).toEqual([
      added.data,
    ])
    expect((await call('DELETE', `/customer/delete-address/${added.data._id}`)).status).toBe(200)
    expect((await call('DELETE', `/customer/delete-address/${added.data._id}`)).status).toBe(404)
  })
})
