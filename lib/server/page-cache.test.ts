import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { compress } from './compress'
import type { Handler } from './http'
import { recordDegradedRender } from '@/lib/utils/degraded-render'
import { cachePages } from './page-cache'
import { serveSteps } from './testing/serve-steps'

const filler = '<p>Alfalfa hay, 20 kg</p>'.repeat(100)
/** Text that compresses better at a higher quality. */
const prose = Array.from({ length: 4000 }, (_, at) => `word${(at * at * 31 + 7 * at) % 257}`).join(' ')
const STEADY = 60
let state: string | null = ''
/** While true, every request sees a different shop state. */
let selling = false
let made = 0
const render: Handler = async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop')
  const number = ++made
  response.statusCode = pathname === '/missing' ? 404 : 200
  response.setHeader('Content-Type', pathname === '/feed' ? 'text/xml' : 'text/html; charset=utf-8')
  const arabic = searchParams.get('lang') === 'ar' || /i18next=(ar|%61r)/.test(request.headers.cookie ?? '')
  response.setHeader('Content-Language', arabic && pathname !== '/confused' ? 'ar' : 'en')
  if (pathname === '/cart') response.setHeader('Cache-Control', 'private, no-store')
  else response.setHeader('CDN-Cache-Control', 'max-age=60')
  if (/greeting/.test(pathname)) response.setHeader('Set-Cookie', 'a=b')
  // As in the middleware.
  if (searchParams.has('lang') && request.headers['sec-fetch-dest'] && !/i18next=ar/.test(request.headers.cookie ?? ''))
    response.setHeader('Set-Cookie', 'i18next=ar; Path=/')
  response.write(`<p>${number} `)
  if (pathname.startsWith('/slow')) await setTimeout(400)
  if (pathname === '/stuck') await setTimeout(1600)
  if (pathname === '/broken') return void response.destroy()
  if (pathname === '/sold-meanwhile') state = String(number)
  if (pathname === '/without-offers') recordDegradedRender()
  response.write(Buffer.from('علف '))
  response.end(`${pathname === '/sought' ? prose : filler}</p>`)
}

/** Shops that cache a page after `STEADY` ms without a change, and at once. */
let shop: Awaited<ReturnType<typeof serveSteps>>
let impatient: Awaited<ReturnType<typeof serveSteps>>

async function shopState() {
  if (state === null) throw new Error('The database is away')
  return selling ? String(Math.random()) : state
}

beforeAll(async () => {
  shop = await serveSteps([cachePages(shopState, STEADY), compress], render)
  impatient = await serveSteps([cachePages(shopState, 0), compress], render)
})
afterAll(() => {
  shop.close()
  impatient.close()
})
beforeEach(steadyState)

/** Moves to another state and waits until it counts as stable. */
async function steadyState() {
  selling = false
  state = String(Math.random())
  await ask('/')
  await setTimeout(STEADY + 10)
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const outgoing = get({
    port: shop.port,
    host: '127.0.0.1',
    path,
    method,
    headers: { 'accept-encoding': 'br', ...headers },
  })
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error('No answer')
  const packed = { br: createBrotliDecompress, gzip: createGunzip }[answer.headers['content-encoding'] ?? '']
  let size = 0
  answer.on('data', (part: Buffer) => (size += part.length))
  const page = await text(packed ? answer.pipe(packed()) : answer)
  return { page, size, status: answer.statusCode, headers: answer.headers }
}

/** How often the page is rendered for two requests in turn. */
async function timesMade(path: string, first: Record<string, string> = {}, second = first): Promise<number> {
  const before = made
  for (const headers of [first, second]) await ask(path, headers).catch(() => null)
  return made - before
}

test('renders a public page once and repeats it byte for byte until the shop changes', async () => {
  const fresh = await ask('/shop')
  const hit = await ask('/shop')
  expect(fresh.page).toMatch(/^<p>\d+ علف <p>Alfalfa[\s\S]*<\/p><\/p>$/)
  expect(hit.page).toBe(fresh.page)
  expect([hit.status, hit.headers['content-encoding'], hit.headers['content-language']]).toEqual([200, 'br', 'en'])
  expect(hit.headers['cdn-cache-control']).toBe('max-age=60')
  expect(hit.headers['vary']).toBe('Accept-Encoding, Cookie')
  await steadyState()
  expect((await ask('/shop')).page).not.toBe(fresh.page)
})

test('recompresses a hot page without changing its content', async () => {
  const fresh = await ask('/sought')
  const again = await ask('/sought')
  expect(again.headers['content-length']).toBe(String(fresh.size))
  let last = again
  for (let tries = 0; tries < 100 && last.size >= fresh.size; tries++) {
    await setTimeout(20)
    last = await ask('/sought')
  }
  expect(last.size).toBeLessThan(fresh.size)
  expect([last.headers['content-length'], last.headers['content-encoding']]).toEqual([String(last.size), 'br'])
  expect(last.page).toBe(fresh.page)
})

/** How often a page is rendered for concurrent requests. */
async function madeForMany(path: string, headers: Record<string, string> = {}) {
  const before = made
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => setTimeout(at * 5).then(() => ask(path, headers).catch(() => null))),
  )
  return { times: made - before, pages: new Set(answers.map((answer) => answer?.page)), answers }
}

test('renders a page once for concurrent requests', async () => {
  const { times, pages } = await madeForMany('/slow')
  expect([times, pages.size]).toEqual([1, 1])
  // Uncacheable pages are rendered per request.
  expect((await madeForMany('/slow-greeting')).times).toBe(8)
  selling = true
  expect((await madeForMany('/slow')).times).toBe(8)
})

test('one of the waiting requests renders when the first client leaves or the page takes too long', async () => {
  const wasMade = made
  const start = () => {
    const request = get({
      port: shop.port,
      host: '127.0.0.1',
      path: '/slow-left',
      headers: { 'accept-encoding': 'br' },
    })
    return request.on('error', () => undefined)
  }
  const left = start()
  while (made === wasMade) await setTimeout(5)
  const alsoLeft = start()
  await setTimeout(20)
  const waiting = Promise.all([ask('/slow-left'), ask('/slow-left'), ask('/slow-left')])
  await setTimeout(20)
  alsoLeft.destroy()
  await setTimeout(20)
  left.destroy()
  expect((await waiting).map(({ status }) => status)).toEqual([200, 200, 200])
  expect(made).toBe(wasMade + 2)
  const before = made + 1
  const stuck = ask('/stuck')
  while (made < before) await setTimeout(5)
  const [again, third] = [ask('/stuck'), ask('/stuck')]
  await setTimeout(1200)
  expect(made).toBe(before + 1)
  // One tried as well; the other has the page of the first.
  const pages = (await Promise.all([stuck, again, third])).map(({ page }) => page)
  expect(pages.filter((page) => page === pages[0])).toHaveLength(2)
  expect(await timesMade('/stuck')).toBe(0)
})

test('does not cache a page rendered right after a change, which may be stale', async () => {
  state = 'sold a moment ago'
  expect(await timesMade('/shop')).toBe(2)
  await setTimeout(STEADY + 10)
  expect(await timesMade('/shop')).toBe(1)
})

test('right after a change, shares a page among concurrent requests only', async () => {
  state = 'sold this very moment'
  const { times, pages } = await madeForMany('/slow')
  expect([times, pages.size]).toEqual([1, 1])
  expect(await timesMade('/slow')).toBe(1)
})

test('caches a page rendered right after a change when steady is 0', async () => {
  state = 'changed this very moment'
  const page = async () => (await fetch(`${impatient.origin}/shop`)).text()
  expect(await page()).toBe(await page())
})

test('does not cache a page rendered while the shop changed', async () => {
  expect(await timesMade('/sold-meanwhile')).toBe(2)
})

test('while the state is unavailable, serves pages cached for the last known state and renders others', async () => {
  await ask('/shop')
  await steadyState()
  await ask('/details/1')
  state = null
  expect(await timesMade('/details/1')).toBe(0)
  expect(await timesMade('/shop')).toBe(1)
  expect(await timesMade('/missing')).toBe(2)
})

test('caches each language and encoding separately', async () => {
  const arabic = { cookie: 'a=b; i18next=ar' }
  expect(await timesMade('/shop', {}, arabic)).toBe(2)
  expect(await timesMade('/shop', {}, arabic)).toBe(0)
  expect((await ask('/shop', arabic)).headers['content-language']).toBe('ar')
  const gzip = await ask('/shop', { 'accept-encoding': 'gzip' })
  expect([gzip.headers['content-encoding'], gzip.headers['content-language']]).toEqual(['gzip', 'en'])
  expect((await ask('/shop', { 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined()
})

test.each<[string, string, Record<string, string>]>([
  ['a signed-in visitor', '/shop', { cookie: 'customerToken=abc' }],
  ['a visitor with an unchecked session', '/shop', { cookie: 'sessionCheck=%2F' }],
  ['a page fetched by the router', '/shop', { rsc: '1' }],
  ['a page fetched ahead', '/shop', { 'sec-purpose': 'prefetch' }],
  ['a private page', '/cart', {}],
  ['a page that sets a cookie', '/greeting', {}],
  ['a page that sets a cookie beside the language', '/greeting?lang=ar', { accept: 'text/html' }],
  ['a page that is not there', '/missing', {}],
  ['the API', '/api/v1.0/product', {}],
  ['a feed', '/feed', {}],
  ['a page of which a part could not be had', '/without-offers', {}],
  ['an answer that broke off', '/broken', {}],
  ['a page in another language than was understood', '/confused', { cookie: 'i18next=ar' }],
])('never caches %s', async (_, path, headers) => {
  expect(await timesMade(path, headers)).toBe(2)
})

test('caches a URL that names the visitor’s current language', async () => {
  expect(await timesMade('/shop?lang=ar', { cookie: 'i18next=ar' })).toBe(1)
})

test('sends the language cookie with a cached page only to visitors who change the language', async () => {
  const person = { 'sec-fetch-dest': 'document' }
  expect(await timesMade('/offers?lang=ar', person)).toBe(1)
  const english = { ...person, cookie: 'i18next=en' }
  for (const visitor of [person, english])
    expect((await ask('/offers?lang=ar', visitor)).headers['set-cookie']).toEqual(['i18next=ar; Path=/'])
  expect(await timesMade('/offers?lang=ar', person, english)).toBe(0)
  expect(await timesMade('/offers?lang=ar')).toBe(1)
  expect((await ask('/offers?lang=ar')).headers['set-cookie']).toBeUndefined()
  expect(await timesMade('/offers?lang=ar', { ...person, cookie: 'i18next=ar' })).toBe(0)
  expect((await ask('/offers?lang=ar', { ...person, cookie: 'i18next=ar' })).headers['set-cookie']).toBeUndefined()
})
