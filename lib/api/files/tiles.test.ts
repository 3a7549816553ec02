import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { CLIENT_IP_HEADER } from '@/lib/server/prepare-request'

const png = Buffer.from('89504e470d0a1a0a', 'hex')
const FIRST = '/15/21440/14080'
const fetched: string[] = []
let answer: (path: string, response: ServerResponse) => void
const server = createServer(({ url = '' }, response) => {
  fetched.push(url)
  answer(url, response)
})
const send = (response: ServerResponse, status: number, type = 'image/png'): void =>
  void response.writeHead(status, { 'content-type': type }).end(png)

/** Requests the nth tile from an address. */
let tile: (n: number, from?: string, headers?: Record<string, string>) => Promise<Response>
let now: number

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port }: AddressInfo = Object(server.address())
  process.env.TILE_URL = `http://127.0.0.1:${port}/{z}/{x}/{y}`
})
afterAll(() => {
  delete process.env.TILE_URL
  server.closeAllConnections()
  server.close()
})
beforeEach(async () => {
  fetched.length = 0
  answer = (_, response) => send(response, 200)
  now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  // Resets the caches and counters.
  jest.resetModules()
  const { tileResponse } = await import('./tiles')
  tile = (n, from = '203.0.113.7', headers = {}) =>
    tileResponse(new Request('http://shop.test', { headers: { [CLIENT_IP_HEADER]: from, ...headers } }), {
      z: '15',
      x: String(21_440 + (n % 60)),
      y: `${14_080 + Math.floor(n / 60)}.png`,
    })
})

const statuses = async (answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status)

test('fetches a tile once, then serves it from memory', async () => {
  for (let time = 0; time < 2; time++) {
    const response = await tile(0)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png)
  }
  expect(fetched).toEqual([FIRST])
})

test.each([404, 400, 403, 410])('a %s fails only that tile, which is not fetched again for an hour', async (status) => {
  answer = (path, response) => send(response, path === FIRST ? status : 200)
  expect(await statuses([tile(0)])).toEqual([204])
  expect(await statuses([tile(1), tile(2), tile(0)])).toEqual([200, 200, 204])
  expect(fetched).toHaveLength(3)
})

test('a body that is not a picture fails only that tile', async () => {
  answer = (path, response) => send(response, 200, path === FIRST ? 'text/html' : 'image/png')
  expect(await statuses([tile(0)])).toEqual([204])
  expect(await statuses([tile(1)])).toEqual([200])
})

test.each([
  ['429', (response: ServerResponse): unknown => send(response, 429)],
  ['500', (response: ServerResponse): unknown => send(response, 500)],
  ['503', (response: ServerResponse): unknown => send(response, 503)],
  ['a broken connection', (response: ServerResponse): unknown => void response.destroy()],
] as const)('after %s the server gets no requests for a minute', async (_, fail) => {
  answer = (__, response) => fail(response)
  expect(await statuses([tile(0)])).toEqual([204])
  answer = (__, response) => send(response, 200)
  const before = fetched.length
  now += 59_000
  expect(await statuses([tile(0), tile(1)])).toEqual([204, 204])
  expect(fetched).toHaveLength(before)
  now += 2_000
  expect(await statuses([tile(0), tile(1)])).toEqual([200, 200])
})

test('coalesces equal requests', async () => {
  const all = Array.from({ length: 30 }, () => tile(0))
  expect(new Set(await statuses(all))).toEqual(new Set([200]))
  expect(fetched).toHaveLength(1)
})

test('fetches four at a time', async () => {
  let [running, most] = [0, 0]
  answer = (_, response) => {
    most = Math.max(most, ++running)
    setTimeout(() => {
      running--
      send(response, 200)
    }, 5)
  }
  const all = await statuses(Array.from({ length: 40 }, (_, n) => tile(n)))
  expect([all.every((status) => status === 200), most, fetched.length]).toEqual([true, 4, 40])
})

test('queued requests are dropped when the server fails', async () => {
  answer = (_, response) => send(response, 503)
  expect(new Set(await statuses(Array.from({ length: 40 }, (_, n) => tile(n))))).toEqual(new Set([204]))
  expect(fetched.length).toBeLessThanOrEqual(4)
})

test('limits fetches per address without affecting other addresses', async () => {
  const few = async (from: number, count: number) => {
    const all: number[] = []
    for (let at = 0; at < count; at += 300)
      all.push(...(await statuses(Array.from({ length: Math.min(300, count - at) }, (_, n) => tile(from + at + n)))))
    return all
  }
  answer = (_, response) => send(response, 404)
  expect(new Set(await few(0, 1500))).toEqual(new Set([204]))
  const refused = await tile(1500)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '300'])
  answer = (_, response) => send(response, 200)
  expect((await tile(1501, '203.0.113.8')).status).toBe(200)
  // Tiles in memory are never refused.
  expect((await tile(1501)).status).toBe(200)
  now += 301_000
  expect((await tile(1502)).status).toBe(200)
  expect(fetched).toHaveLength(1502)
})

test('pages of other websites get no tile', async () => {
  for (const site of ['cross-site', 'same-site'])
    expect((await tile(0, '203.0.113.7', { 'sec-fetch-site': site })).status).toBe(403)
  expect(fetched).toEqual([])
  const { status, headers } = await tile(0, '203.0.113.7', { 'sec-fetch-site': 'same-origin' })
  expect([status, headers.get('cross-origin-resource-policy')]).toEqual([200, 'same-origin'])
})

test('a redirect of the tile server is not followed', async () => {
  answer = (path, response) =>
    path === FIRST ? void response.writeHead(302, { location: '/15/21441/14080' }).end() : send(response, 200)
  expect((await tile(0)).status).toBe(204)
  expect(fetched).toEqual([FIRST])
})

test('aborts a tile above 512 KB', async () => {
  let sent = 0
  answer = (_, response) => {
    response.writeHead(200, { 'content-type': 'image/png' })
    const more = () => {
      while (!response.destroyed && sent < 64 * 1024 ** 2 && response.write(Buffer.alloc(64 * 1024))) sent += 64 * 1024
    }
    response.on('drain', more)
    more()
  }
  expect((await tile(0)).status).toBe(204)
  expect(sent).toBeLessThan(16 * 1024 ** 2)
})

test('the whole shop fetches a bounded number of tiles a day', async () => {
  const { limits } = await import('@/lib/shop/limits/numbers')
  const { spendHere } = await import('@/lib/shop/limits/spend')
  for (let use = 0; use < limits.tilesOfShop[0].limit; use++) spendHere('tilesOfShop', '')
  expect((await tile(0)).status).toBe(429)
  expect(fetched).toEqual([])
})
