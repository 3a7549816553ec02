import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { ReferenceHost } from '@/e2e/reference-host/server'
import { gentle } from '@/e2e/reference-host/faults'
import { allProducts } from '@/lib/contract/product-query'
import { degradedRenders } from '@/lib/utils/degraded-render'
import { Visitor } from '@/lib/api/testing/visitor'
import { age, hostState } from './cache'
import { belongings } from './cart'
import * as catalogue from './catalogue'
import { customers } from './customers'
import { HostUnavailableError } from './http/host-away'
import { orders } from './orders'
import { startAfresh, useReferenceHost } from './testing/reference-host'

const MINUTE = 60_000
let host: ReferenceHost
let close: () => Promise<void>
beforeAll(async () => void ({ host, close } = await useReferenceHost()))
afterAll(() => close())
beforeEach(() => {
  Object.assign(host.switches, gentle)
  host.calls = []
  startAfresh()
})

const callCount = (call: string) => host.calls.filter((one) => one === call).length
const title = async () => (await catalogue.getProduct('1001'))?.title.en

test('concurrent reads share one request, which is cached for a minute', async () => {
  await Promise.all([catalogue.listCategories(), catalogue.listCategories(), catalogue.getCategory('101')])
  await catalogue.listCategories()
  expect(callCount('GET /category')).toBe(1)
})

test('after a minute the stale answer is returned at once and refreshed in the background', async () => {
  const good = host.book.good('1001')
  if (!good) throw new Error('The host has this')
  const before = good.titleEn
  expect(await title()).toBe(before)
  age(2 * MINUTE)
  host.switches.delay = 1000
  good.titleEn = 'A new name'
  const since = performance.now()
  expect(await title()).toBe(before)
  expect(performance.now() - since).toBeLessThan(800)
  for (let now = before; now !== 'A new name'; now = (await title()) ?? '')
    await new Promise((go) => setTimeout(go, 20))
  good.titleEn = before
  expect(callCount('GET /product/1001')).toBe(2)
})

test('cached pages expire only when a cached answer changes or is invalidated', async () => {
  const good = host.book.good('1001')
  if (!good) throw new Error('The host has this')
  const before = good.titleEn
  /** The state without its time part. */
  const changes = async () => (await hostState()).split(' ')[0]
  const renewed = async () => {
    const seen = callCount('GET /product/1001')
    age(2 * MINUTE)
    await title()
    while (callCount('GET /product/1001') === seen) await new Promise((go) => setTimeout(go, 5))
    await new Promise((go) => setTimeout(go, 50))
    while ((await title()) !== good.titleEn) await new Promise((go) => setTimeout(go, 5))
    return changes()
  }
  await title()
  const first = await changes()
  await catalogue.getProduct('1002')
  expect(await renewed()).toBe(first)
  good.titleEn = 'Another name'
  const second = await renewed()
  good.titleEn = before
  expect(second).not.toBe(first)
  catalogue.invalidateProduct('1001')
  expect(await changes()).not.toBe(second)
})

test('with one read in three failing every visitor gets an answer', async () => {
  host.switches.failReads = 0.3
  const ids = Array.from({ length: 30 }, (_, at) => String(1001 + (at % 5) + 20 * Math.floor(at / 6)))
  const found = await Promise.all(ids.map((id) => catalogue.getProduct(id)))
  expect(found.filter(Boolean).length).toBeGreaterThan(15)
  expect((await catalogue.listProducts(allProducts)).items).toHaveLength(12)
  expect(host.calls.length).toBeGreaterThan(31)
})

test('while the host is away cached data is served and the rest is 503 with Retry-After, soon without waiting', async () => {
  const visitor = new Visitor()
  await catalogue.listProducts(allProducts)
  await host.stop()
  age(2 * MINUTE)
  expect((await visitor.ask('GET /product')).status).toBe(200)
  age(60 * MINUTE)
  expect((await visitor.ask('GET /product')).status).toBe(200)
  const unknown = await visitor.ask('GET /category')
  expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '5'])
  for (let times = 0; times < 3; times++) await visitor.ask('GET /category')
  expect((await visitor.ask('GET /settings/offers')).status).toBe(503)
  await expect(catalogue.listOffers(1, 24)).rejects.toThrow('did not answer a moment ago')
  await host.start()
})

test('a wrong base URL counts as an outage, and the error names the variable', async () => {
  process.env.API_BASE_URL = `${host.base}/nothing`
  await expect(catalogue.listCategories()).rejects.toThrow('has no /category (404): is API_BASE_URL its base address?')
  expect((await new Visitor().ask('GET /product')).status).toBe(503)
  // A host may also answer 404 to a search without matches.
  await expect(catalogue.findCategories('zzz')).rejects.toMatchObject({ code: 'NotFound' })
  process.env.API_BASE_URL = host.base
})

test('a page without its carcasses while the host is away counts as degraded', async () => {
  await catalogue.productGroups()
  const before = degradedRenders()
  expect((await catalogue.productGroups()).carcasses).not.toEqual([])
  expect(degradedRenders()).toBe(before)
  startAfresh()
  await catalogue.getSettings()
  await host.stop()
  expect((await catalogue.productGroups()).carcasses).toEqual([])
  await host.start()
  expect(degradedRenders()).toBe(before + 1)
})

test('a stalled host times out after some seconds', async () => {
  await catalogue.listCategories()
  host.switches.stall = true
  age(60 * MINUTE)
  const since = performance.now()
  expect(await catalogue.listCategories()).toHaveLength(8)
  expect(performance.now() - since).toBeLessThan(3000)
  await expect(catalogue.listOffers(1, 24)).rejects.toThrow(HostUnavailableError)
  expect(performance.now() - since).toBeLessThan(12_000)
})

test('writes are never retried, and carry the client’s address and language', async () => {
  const visitor = new Visitor({ 'accept-language': 'ar' })
  const body = { phone: '971501112233', password: 'x' }
  host.switches.failReads = 1
  expect((await visitor.ask('POST /auth/customer/signin?lang=ar', body)).status).toBe(401)
  expect(host.calls).toEqual(['POST /auth/customer/signin'])
  expect(host.lastHeaders).toMatchObject({
    'accept-language': 'ar',
    'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
  })
})

/** A customer of the host who has one favourite. */
function signedIn() {
  const lists = { code: null, cart: [], favorites: [1001], addresses: [] }
  const salma = { _id: host.book.nextId(), username: 'Salma', phone: '971501112244', password: 'x', ...lists }
  host.book.customers.push(salma)
  return { token: host.book.openSession(salma), customerId: null, language: 'ar' } as const
}

test('favourites are shown again as soon as the host is back', async () => {
  const customer = signedIn()
  await host.stop()
  await expect(belongings.favoriteIds(customer)).rejects.toThrow(HostUnavailableError)
  await host.start()
  startAfresh()
  expect(await belongings.favoritesAmong(customer.token, ['1001', '1002'])).toEqual(new Set(['1001']))
})

test('a payment’s confirmation and a new e-mail address carry the customer’s language', async () => {
  const customer = signedIn()
  await expect(orders.confirmPayment(customer, 'cs_of_another')).rejects.toMatchObject({ code: 'OrderNotFound' })
  expect(host.lastHeaders['accept-language']).toBe('ar')
  await customers.updateEmail(customer, 'new@example.com')
  expect([host.calls.at(-1), host.lastHeaders['accept-language']]).toEqual(['PUT /auth/customer/email', 'ar'])
})

test('a restarted host is used again', async () => {
  await catalogue.listColors()
  await host.stop()
  await host.start()
  expect(await catalogue.listCategories()).toHaveLength(8)
})
