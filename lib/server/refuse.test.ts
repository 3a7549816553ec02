import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { refuse } from './refuse'
import { serveSteps } from './testing/serve-steps'

let shop: Awaited<ReturnType<typeof serveSteps>>

beforeAll(async () => {
  shop = await serveSteps([refuse], (_, response) => response.end('from Next'))
})
afterAll(() => shop.close())

async function request(method: string, path: string, headers: Record<string, string> = {}, size = 0) {
  const outgoing = ask({ port: shop.port, host: '127.0.0.1', method, path, headers })
  outgoing.end('a'.repeat(size))
  const [answer]: IncomingMessage[] = await once(outgoing, 'response')
  if (!answer) throw new Error('No answer')
  return { status: answer.statusCode, allow: answer.headers.allow, body: await text(answer) }
}

async function send(method: string, path: string) {
  const { status, allow } = await request(method, path)
  return [status, allow]
}

test.each([
  ['GET', '/shop'],
  ['HEAD', '/sw.js'],
  ['POST', '/signin?next=%2Fcart'],
  ['POST', '/signup'],
  ['POST', '/change-password'],
  ['POST', '/profile?tab=orders'],
  ['POST', '/demo?payment=cancelled'],
  ['POST', '/sandbox-payment/x/pay'],
  ['DELETE', '/api/v1.0/customer/delete-cart'],
  ['OPTIONS', '/api/v1.0/product'],
])('%s %s is allowed', async (method, path) => {
  expect(await send(method, path)).toEqual([200, undefined])
})

test.each([
  ['POST', '/', 'GET, HEAD'],
  ['PUT', '/shop?page=2', 'GET, HEAD'],
  ['POST', '/sw.js', 'GET, HEAD'],
  ['OPTIONS', '/', 'GET, HEAD'],
  ['POST', '/apis', 'GET, HEAD'],
  ['DELETE', '/signin', 'GET, HEAD, POST'],
  ['TRACE', '/api/v1.0/product', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
])('%s %s is 405 with Allow', async (method, path, allowed) => {
  expect(await send(method, path)).toEqual([405, allowed])
})

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' }
const parts = { 'content-type': 'multipart/form-data; boundary=x' }
const chunked = { ...urlencoded, 'transfer-encoding': 'chunked' }

test.each([
  ['/signin?next=%2Fcart', urlencoded, 20, 200],
  ['/profile', { 'content-length': '0' }, 0, 200],
  ['/demo', urlencoded, 64_000, 200],
  ['/demo', urlencoded, 64_001, 413],
  ['/sandbox-payment/x/pay', parts, 20, 415],
  ['/signin', { 'content-type': 'text/plain' }, 20, 415],
  ['/signin', {}, 20, 415],
  ['/signin', chunked, 20, 411],
  ['/api/v1.0/auth/customer/signup', parts, 100_000, 200],
  ['/api/staff/import', chunked, 100_000, 200],
])('a form sent to %s with %j and %i bytes: %i', async (path, headers, size, status) => {
  expect((await request('POST', path, headers, size)).status).toBe(status)
})

async function get(path: string, headers: Record<string, string> = {}) {
  const { status, body } = await request('GET', path, headers)
  return [status, body]
}

test('answers 400 to a request for the server itself (*)', async () => {
  expect(await get('*')).toEqual([400, 'Bad request\n'])
})

const tree = encodeURIComponent(JSON.stringify(['', { children: ['shop', { children: ['__PAGE__', {}] }] }]))

test.each(['', 'x', '%', '%5B%5D', '%5B1%5D', `${tree}x`, tree.repeat(120)])(
  'answers 400 to unreadable router state: %s',
  async (state) => {
    expect(await get('/shop', { 'next-router-state-tree': state })).toEqual([400, 'Bad request\n'])
  },
)

test('passes a readable router state on', async () => {
  expect(await get('/shop', { 'next-router-state-tree': tree })).toEqual([200, 'from Next'])
  expect(await get('/shop')).toEqual([200, 'from Next'])
})
