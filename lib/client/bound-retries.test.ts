import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { boundRetries } from './bound-retries'

const original = globalThis.fetch
const page = new URL('http://shop.test/shop?page=2&_rsc=1a2b')
const rsc = { rsc: '1' }
let sent: string[]
let loaded: string[]
/** What becomes of a check whether the shop is in reach. */
let check: () => Promise<Response>
let listeners: EventTarget

/** Where a click lands: in a link, or beside any. */
class Element extends EventTarget {
  constructor(readonly href: string | null) {
    super()
  }
  closest = () => (this.href === null ? null : { href: this.href })
}

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
  listeners = new EventTarget()
  const addEventListener = listeners.addEventListener.bind(listeners)
  Object.assign(globalThis, { window: globalThis, location, fetch, addEventListener, Element })
  boundRetries()
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(globalThis, { fetch: original })
  Reflect.deleteProperty(globalThis, 'window')
  for (const name of ['location', 'addEventListener', 'Element']) Reflect.deleteProperty(globalThis, name)
})

/** A round of the router's: it asks whether the shop is in reach. */
async function round() {
  const giveUp = AbortSignal.abort()
  await fetch('http://shop.test/shop', { method: 'HEAD', headers: rsc, signal: giveUp }).catch(() => null)
}
function press(href: string | null, keys = {}) {
  const click = Object.assign(new Event('click'), { button: 0, ...keys })
  Object.defineProperty(click, 'target', { value: new Element(href) })
  listeners.dispatchEvent(click)
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

const ahead = () => void fetch(page, { headers: rsc, priority: 'low' })
const pages = () => sent.filter((one) => one.startsWith('GET'))

test('what is fetched ahead waits, and is loaded as no document', async () => {
  for (let count = 1; count <= 4; count++) await round()
  press('http://shop.test/cart')
  ahead()
  await jest.advanceTimersByTimeAsync(4_900)
  expect(pages()).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(pages()).toHaveLength(1)
  expect(loaded).toEqual([])
})

test('a link that is followed while its page is fetched ahead leads to the document, at once', async () => {
  for (let count = 1; count <= 4; count++) await round()
  ahead()
  press(null)
  await jest.advanceTimersByTimeAsync(0)
  expect([pages().length, loaded]).toEqual([1, []])
  ahead()
  press('http://shop.test/shop?page=2', { ctrlKey: true })
  await jest.advanceTimersByTimeAsync(0)
  expect([pages().length, loaded]).toEqual([2, []])
  ahead()
  press('http://shop.test/shop?page=2#list')
  await jest.advanceTimersByTimeAsync(0)
  expect([pages().length, loaded]).toEqual([2, ['http://shop.test/shop?page=2']])
  ahead()
  await jest.advanceTimersByTimeAsync(0)
  // The next round knows it still.
  expect(loaded).toHaveLength(2)
  listeners.dispatchEvent(new Event('popstate'))
  ahead()
  await jest.advanceTimersByTimeAsync(5_000)
  // Gone back before it came.
  expect(loaded).toHaveLength(2)
})

test('a page that was followed long ago is loaded by nothing that is fetched ahead', async () => {
  press('http://shop.test/shop?page=2')
  await jest.advanceTimersByTimeAsync(30_001)
  for (let count = 1; count <= 4; count++) await round()
  ahead()
  await jest.advanceTimersByTimeAsync(5_000)
  expect(loaded).toEqual([])
})
