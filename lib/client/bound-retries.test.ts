import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { boundRetries } from './bound-retries'

const original = globalThis.fetch
const page = new URL('http://shop.test/shop?page=2&_rsc=1a2b')
const rsc = { rsc: '1' }
let sent: string[]
let loaded: string[]
/** What becomes of a check whether the shop is in reach. */
let check: () => Promise<Response>

beforeEach(() => {
  jest.useFakeTimers()
  sent = []
  loaded = []
  check = () => Promise.resolve(new Response())
  const fetch: typeof globalThis.fetch = (input, { method = 'GET' } = {}) => {
    sent.push(`${method} ${String(input)}`)
    return method === 'HEAD' ? check() : Promise.resolve(new Response())
  }
  const location = { href: 'http://shop.test/shop', assign: (to: URL) => loaded.push(to.href) }
  Object.assign(globalThis, { window: globalThis, location, fetch })
  boundRetries()
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(globalThis, { fetch: original })
  Reflect.deleteProperty(globalThis, 'window')
  Reflect.deleteProperty(globalThis, 'location')
})

/** A round of the router's: it asks whether the shop is in reach. */
async function round() {
  const giveUp = AbortSignal.abort()
  await fetch('http://shop.test/shop', { method: 'HEAD', headers: rsc, signal: giveUp }).catch(() => null)
}
const ask = (headers = {}) => void fetch(page, { headers: { ...rsc, ...headers } })

test('a page that breaks again and again while the shop is in reach is loaded as a document', async () => {
  for (let count = 1; count <= 3; count++) await round()
  ask()
  expect(loaded).toEqual([])
  expect(sent.at(-1)).toBe(`GET ${page.href}`)
  await round()
  ask()
  expect(loaded).toEqual(['http://shop.test/shop?page=2'])
  expect(sent).toHaveLength(5)
})

test('checks that are given up count, those that fail do not', async () => {
  check = () => Promise.reject(new TypeError('Failed to fetch'))
  for (let count = 1; count <= 9; count++) await fetch(page, { method: 'HEAD', headers: rsc }).catch(() => null)
  ask()
  expect(loaded).toEqual([])
  for (let count = 1; count <= 4; count++) await round()
  ask()
  expect(loaded).toHaveLength(1)
})

test('rounds of long ago do not count, and what is no page of the router is none of this', async () => {
  for (let count = 1; count <= 4; count++) await round()
  void fetch(page)
  expect(loaded).toEqual([])
  jest.advanceTimersByTime(10_001)
  ask()
  expect(loaded).toEqual([])
})

test.each(['next-router-prefetch', 'next-router-segment-prefetch'])(
  'what is fetched ahead waits (%s)',
  async (header) => {
    for (let count = 1; count <= 4; count++) await round()
    ask({ [header]: '1' })
    await jest.advanceTimersByTimeAsync(4_900)
    expect(sent.filter((one) => one.startsWith('GET'))).toEqual([])
    await jest.advanceTimersByTimeAsync(200)
    expect(sent.filter((one) => one.startsWith('GET'))).toHaveLength(1)
    expect(loaded).toEqual([])
  },
)
