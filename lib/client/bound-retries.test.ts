import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { boundRetries } from './bound-retries'

const original = globalThis.fetch
const page = new URL('http://shop.test/shop?page=2&_rsc=1a2b')
const rsc = { rsc: '1' }
let sent: string[]
let loaded: string[]
/** Response to the router's connectivity check. */
let check: () => Promise<Response>
let listeners: EventTarget

/** Target of a click, inside a link (`href`) or outside any (null). */
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

/** One retry round of the router: an aborted connectivity check. */
async function round() {
  const aborted = AbortSignal.abort()
  await fetch('http://shop.test/shop', { method: 'HEAD', headers: rsc, signal: aborted }).catch(() => null)
}
function press(href: string | null, keys = {}) {
  const click = Object.assign(new Event('click'), { button: 0, ...keys })
  Object.defineProperty(click, 'target', { value: new Element(href) })
  listeners.dispatchEvent(click)
}
const requestPage = (headers = {}) => void fetch(page, { headers: { ...rsc, ...headers } })

test('loads the document of a page that keeps failing while the server is reachable', async () => {
  for (let count = 1; count <= 3; count++) await round()
  requestPage()
  expect(loaded).toEqual([])
  expect(sent.at(-1)).toBe(`GET ${page.href}`)
  await round()
  requestPage()
  expect(loaded).toEqual(['http://shop.test/shop?page=2'])
  expect(sent).toHaveLength(5)
})

test('counts aborted checks, not failed ones', async () => {
  check = () => Promise.reject(new TypeError('Failed to fetch'))
  for (let count = 1; count <= 9; count++) await fetch(page, { method: 'HEAD', headers: rsc }).catch(() => null)
  requestPage()
  expect(loaded).toEqual([])
  for (let count = 1; count <= 4; count++) await round()
  requestPage()
  expect(loaded).toHaveLength(1)
})

test("ignores old rounds and requests that are not the router's", async () => {
  for (let count = 1; count <= 4; count++) await round()
  void fetch(page)
  expect(loaded).toEqual([])
  jest.advanceTimersByTime(10_001)
  requestPage()
  expect(loaded).toEqual([])
})

const prefetch = () => void fetch(page, { headers: rsc, priority: 'low' })
const pageRequests = () => sent.filter((one) => one.startsWith('GET'))

test('delays a prefetch and never loads it as a document', async () => {
  for (let count = 1; count <= 4; count++) await round()
  press('http://shop.test/cart')
  prefetch()
  await jest.advanceTimersByTimeAsync(4_900)
  expect(pageRequests()).toEqual([])
  await jest.advanceTimersByTimeAsync(200)
  expect(pageRequests()).toHaveLength(1)
  expect(loaded).toEqual([])
})

test('a click on a link whose page is being prefetched loads the document at once', async () => {
  for (let count = 1; count <= 4; count++) await round()
  prefetch()
  press(null)
  await jest.advanceTimersByTimeAsync(0)
  expect([pageRequests().length, loaded]).toEqual([1, []])
  prefetch()
  press('http://shop.test/shop?page=2', { ctrlKey: true })
  await jest.advanceTimersByTimeAsync(0)
  expect([pageRequests().length, loaded]).toEqual([2, []])
  prefetch()
  press('http://shop.test/shop?page=2#list')
  await jest.advanceTimersByTimeAsync(0)
  expect([pageRequests().length, loaded]).toEqual([2, ['http://shop.test/shop?page=2']])
  prefetch()
  await jest.advanceTimersByTimeAsync(0)
  // The next round still remembers the clicked link.
  expect(loaded).toHaveLength(2)
  listeners.dispatchEvent(new Event('popstate'))
  prefetch()
  await jest.advanceTimersByTimeAsync(5_000)
  // Back was pressed before the page arrived.
  expect(loaded).toHaveLength(2)
})

test('a prefetch does not load the document of a link clicked long ago', async () => {
  press('http://shop.test/shop?page=2')
  await jest.advanceTimersByTimeAsync(30_001)
  for (let count = 1; count <= 4; count++) await round()
  prefetch()
  await jest.advanceTimersByTimeAsync(5_000)
  expect(loaded).toEqual([])
})
