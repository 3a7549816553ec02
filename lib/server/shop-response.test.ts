import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ShopError } from '@/lib/contract/error'
import { recordDegradedRender } from '@/lib/utils/degraded-render'
import { LENGTH_HEADER, currentResponse } from './shop-response'
import { serveSteps } from './testing/serve-steps'

const because = (cause: unknown) => new Error('Failed query: select 1', { cause })
const failures: Record<string, unknown> = {
  'the host is away': Object.assign(new Error('away'), { name: 'HostUnavailableError', retryAfter: 7 }),
  'the host refuses a customer for a while': new ShopError('TooManyRequests', [], { retryAfter: 60 }),
  'the host refuses a customer': new ShopError('TooManyRequests'),
  'the server is unreachable': because(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })),
  'the database shuts down': because(Object.assign(new Error('shutting down'), { code: '57P01' })),
  'the disk is full': because(Object.assign(new Error('could not extend file'), { code: '53100' })),
  'a query is wrong': because(Object.assign(new Error('syntax'), { code: '42601' })),
  'the page is wrong': new TypeError('x is not a function'),
}
let shop: Awaited<ReturnType<typeof serveSteps>>

beforeAll(async () => {
  shop = await serveSteps([], async ({ url = '', headers }, response) => {
    response.setHeader('CDN-Cache-Control', 'max-age=60')
    // A page works in later turns of the event loop.
    await setImmediate()
    const own = currentResponse()
    if (url === '/nothing') own?.markNotFound()
    if (url === '/partial') recordDegradedRender()
    const failure = failures[decodeURIComponent(url.slice(1))]
    if (failure) own?.markFailed(failure, headers['x-says-so'] ? 200 : 500)
    if (headers['x-then']) own?.markFailed(new Error('A page could not be rendered: see the log.'))
    if (url === '/document') response.setHeader('x-document', String(own?.isDocument))
    if (url === '/page') {
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Content-Language', 'ar')
      response.setHeader('Vary', 'rsc')
    }
    if (url === '/file') response.setHeader(LENGTH_HEADER, 4)
    response.writeHead(headers['x-fine'] ? 200 : 500)
    response.end(url === '/file' ? 'file' : '')
  })
})
afterAll(() => shop.close())

function ask(failure: string, headers: Record<string, string> = {}) {
  return fetch(`${shop.origin}/${encodeURIComponent(failure)}`, { headers })
}

test('an outage stays one when another error is thrown in its place', async () => {
  const answer = await ask('the server is unreachable', { 'x-then': '1' })
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

test.each([
  ['the host is away', 503, '7'],
  ['the host refuses a customer for a while', 503, '60'],
  ['the host refuses a customer', 503, '5'],
  ['the server is unreachable', 503, '5'],
  ['the database shuts down', 503, '5'],
  ['the disk is full', 503, '5'],
  ['a query is wrong', 500, null],
  ['the page is wrong', 500, null],
])('when %s a page is %i and uncacheable', async (failure, status, retryAfter) => {
  const saysSo = { 'x-says-so': '1', 'x-fine': '1' }
  for (const made of [undefined, saysSo]) {
    const { status: told, headers } = await ask(failure, made)
    expect([told, headers.get('retry-after')]).toEqual([status, retryAfter])
    expect([headers.get('cache-control'), headers.get('cdn-cache-control')]).toEqual(['private, no-store', null])
  }
})

test('distinguishes a document from a client navigation', async () => {
  expect((await ask('document')).headers.get('x-document')).toBe('true')
  expect((await ask('document', { rsc: '1' })).headers.get('x-document')).toBe('false')
})

test('keeps the status of a page of which one part failed', async () => {
  const { status, headers } = await ask('the server is unreachable', { 'x-fine': '1' })
  expect([status, headers.get('cdn-cache-control')]).toEqual([200, 'max-age=60'])
})

test('a page marked not found is 404 and uncacheable', async () => {
  const { status, headers } = await ask('nothing', { 'x-fine': '1' })
  expect([status, headers.get('cdn-cache-control')]).toEqual([404, null])
})

test('a degraded page is uncacheable by shared caches', async () => {
  const { status, headers } = await ask('partial', { 'x-fine': '1' })
  expect([status, headers.get('cdn-cache-control')]).toEqual([200, null])
})

test('a route’s length becomes Content-Length', async () => {
  const { headers } = await ask('file', { 'x-fine': '1' })
  expect([headers.get('content-length'), headers.get(LENGTH_HEADER)]).toEqual(['4', null])
})

test('a page varies by cookie, a file does not', async () => {
  expect((await ask('page', { 'x-fine': '1' })).headers.get('vary')).toBe('rsc, Cookie')
  expect((await ask('file', { 'x-fine': '1' })).headers.get('vary')).toBeNull()
})
