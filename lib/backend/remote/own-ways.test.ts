import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { allProducts } from '@/lib/contract/product-query'
import { googleFeedResponse } from '@/lib/api/files/google-feed'
import { sitemapResponse } from '@/lib/api/files/sitemap'
import { Visitor } from '@/lib/api/testing/visitor'
import { age } from './cache'
import * as catalogue from './catalogue'
import { belongings, getCart } from './cart'
import { customers } from './customers'
import { requestHost } from './http/request'
import { orders } from './orders'
import { startAfresh } from './testing/reference-host'
import { writtenReviews } from './written-reviews'

/** A host with its own page length or unpaginated lists, products without dates, and a rate limit. */
const PAGES = 500
const PER_PAGE = 50
let limited = false
/** The status of its refusals, 0 for none, and what it refuses. */
let refused = 0
let refusedPath = /./
let inPages = true
let counted = PAGES
let requests: string[] = []
const host = createServer((request, response) => {
  if (limited) return void response.writeHead(429, { 'retry-after': '40' }).end('Slow down')
  if (refused && refusedPath.test(request.url ?? ''))
    return void response.writeHead(refused).end('<h1>Who are you?</h1>')
  const url = new URL(request.url ?? '', 'http://host')
  requests.push(url.pathname)
  const page = Number(url.searchParams.get('page'))
  const product = (at: number) => ({ _id: page * 1000 + at, titleEn: 'Hay', newPrice: 10 })
  const first = { ...product(0), createdAt: '2026-01-01', updatedAt: '2026-02-01' }
  const data = [first, ...Array.from({ length: PER_PAGE - 1 }, (_, at) => product(at + 1))]
  const whole = { data: Array.from({ length: 100 }, (_, at) => product(at)) }
  const review = (at: number) => ({ _id: `r${at}`, rating: 5, comment: 'Good', createdAt: '2026-01-01' })
  const reviews = { data: Array.from({ length: 100 }, (_, at) => review(at)) }
  const list = {
    data: page > PAGES ? [] : data,
    results: PAGES * PER_PAGE,
    paginationResult: { numberOfPage: counted, currentPage: page },
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  const answers: Record<string, object> = {
    '/rating': reviews,
    '/product': inPages ? list : whole,
    '/auth/customer/profile': { data: { _id: 1 } },
  }
  response.end(JSON.stringify(answers[url.pathname] ?? { data: [] }))
})

beforeAll(async () => {
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = host.address()
  const port = typeof address === 'object' ? address?.port : ''
  Object.assign(process.env, { API_BASE_URL: `http://127.0.0.1:${port}`, LOG_LEVEL: 'silent' })
})
beforeEach(() => {
  limited = false
  refused = 0
  refusedPath = /./
  inPages = true
  counted = PAGES
  requests = []
  startAfresh()
})
afterAll(() => {
  host.closeAllConnections()
  host.close()
  delete process.env.API_BASE_URL
})

test('a stretch has the requested number of products for any page length', async () => {
  expect(await catalogue.stretches(10_000)).toEqual([null, '201', '401'])
  let named = 0
  for await (const products of catalogue.walkProductPages('401', 10_000)) named += products.length
  expect(named).toBe(100 * PER_PAGE)
})

test('feed and sitemap of a host that counts far too many pages end', async () => {
  counted = 1e15
  let named = 0
  for await (const products of catalogue.walkProducts()) named += products.length
  expect(named).toBe(PAGES * PER_PAGE)
  expect(requests.filter((path) => path === '/product')).toHaveLength(PAGES + 1)
  expect((await sitemapResponse(new Request('http://shop.test/sitemap.xml'))).status).toBe(200)
})

test('the date of change is returned where the host sends one', async () => {
  const { value } = await catalogue.walkProductPages(null, PER_PAGE).next()
  expect(Object(value).map((one: { updatedAt?: string }) => one.updatedAt)).toEqual([
    '2026-02-01T00:00:00.000Z',
    ...Array.from({ length: PER_PAGE - 1 }),
  ])
})

test('an unpaginated list is requested once for all pages, and page by page once the host paginates', async () => {
  inPages = false
  const first = await catalogue.listProducts(allProducts)
  expect([first.items.length, first.total, first.pages]).toEqual([12, 100, 9])
  const all: string[] = []
  for await (const products of catalogue.walkProducts()) all.push(...products.map(({ id }) => id))
  expect([all.length, new Set(all).size]).toEqual([100, 100])
  expect(requests.filter((path) => path === '/product')).toHaveLength(1)
  // Reviews are unpaginated, too.
  const reviews = await writtenReviews('7', 3)
  expect([reviews.items.length, reviews.written, reviews.total]).toEqual([3, 60, 100])
  expect(requests.filter((path) => path === '/rating')).toHaveLength(1)
  inPages = true
  startAfresh()
  const third = await catalogue.listProducts({ ...allProducts, page: 3 })
  expect([third.items[0]?.id, third.page, third.pages]).toEqual(['3000', 3, PAGES])
})

test('a rate limit counts as an outage: cached data is served, the rest is 503 until Retry-After', async () => {
  await catalogue.listProducts(allProducts)
  limited = true
  age(60 * 60_000)
  expect((await catalogue.listProducts(allProducts)).items).toHaveLength(PER_PAGE)
  const answer = await new Visitor().ask('GET /settings/offers')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '40'])
  // Shared reads stop until then; customers' own requests do not.
  limited = false
  requests = []
  expect((await new Visitor().ask('GET /category')).status).toBe(503)
  expect(requests).toEqual([])
  await requestHost('getCart', { token: 'of a customer' })
  expect(requests).toEqual(['/customer/get-cart'])
})

test.each([401, 403])(
  'a host that refuses shared reads with %i counts as away, and ends no session',
  async (status) => {
    await catalogue.listProducts(allProducts)
    refused = status
    age(60 * 60_000)
    expect((await catalogue.listProducts(allProducts)).items).toHaveLength(PER_PAGE)
    const customer = new Visitor()
    customer.cookies.set('customerToken', 'of-a-customer')
    for (let time = 0; time < 3; time++) expect((await customer.ask('GET /settings/offers')).status).toBe(503)
    expect(customer.cookies.has('customerToken')).toBe(true)
    // It is up: customers' own requests are sent.
    refused = 0
    requests = []
    await requestHost('getCart', { token: 'of a customer' })
    expect(requests).toEqual(['/customer/get-cart'])
  },
)

test.each([401, 403, 404])('a token whose profile the host answers with %i belongs to no customer', async (status) => {
  refused = status
  refusedPath = /profile/
  expect(await customers.findCustomer('of a deleted customer')).toBeNull()
})

test.each([404, 500])('a host that answers %i to an e-mail address gets it with the order', async (status) => {
  refused = status
  refusedPath = /email/
  const customer = { token: 'of a customer', customerId: null, language: 'en' } as const
  expect((await customers.updateEmail(customer, 'new@example.com')).email).toBe('new@example.com')
  refused = 401
  await expect(customers.updateEmail(customer, 'new@example.com')).rejects.toMatchObject({ code: 'YouAreNotLogin' })
})

test('a host that has no list of a customer yet has an empty one', async () => {
  refused = 404
  refusedPath = /get-|customer-orders|my-rating/
  const customer = { token: 'new', customerId: null } as const
  expect((await getCart(customer)).lines).toEqual([])
  expect(await belongings.listAddresses(customer)).toEqual([])
  expect((await belongings.listFavorites(customer, allProducts)).items).toEqual([])
  expect(await orders.listOrders(customer)).toEqual([])
  expect(await orders.listMyRatings(customer)).toEqual([])
})

test('a host that knows no address at all ends no session, and empties no cart', async () => {
  refused = 404
  await expect(getCart({ token: 'of a customer' })).rejects.toThrow('has no /category')
  await expect(customers.findCustomer('of a customer')).rejects.toThrow('has no /category')
})

test.each([
  ['a sitemap', sitemapResponse, 'sitemap.xml'],
  ['the feed', googleFeedResponse, 'feeds/google.xml'],
])('%s is 503 while the host is away', async (_, response, path) => {
  limited = true
  const answer = await response(new Request(`http://shop.test/${path}`))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})
