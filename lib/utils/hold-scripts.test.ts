/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { holdScripts } from './hold-scripts'

let tellPaint: () => void
let hidden = false
const loaded = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

beforeEach(() => {
  jest.useFakeTimers()
  hidden = false
  document.head.innerHTML = ''
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
  window.PerformanceObserver = class {
    constructor(hear: PerformanceObserverCallback) {
      tellPaint = () => Reflect.apply(hear, null, [{ getEntries: () => [{ name: 'first-paint' }] }, this])
    }
    observe() {}
  } as unknown as typeof PerformanceObserver
})
afterEach(() => {
  jest.useRealTimers()
})

test('scripts wait for the first paint, then load in order and in parallel', () => {
  holdScripts()
  window.oasisScripts?.('/a.js', '/b.js')
  expect(loaded()).toEqual([])
  tellPaint()
  expect(loaded()).toEqual(['/a.js', '/b.js'])
  // React finds a loaded script by this attribute.
  expect(document.querySelectorAll('script[async][src="/a.js"]')).toHaveLength(1)
})

test('a script added later loads at once, and none loads twice', async () => {
  holdScripts()
  window.oasisScripts?.('/a.js')
  tellPaint()
  window.oasisScripts?.('/late.js')
  await jest.advanceTimersByTimeAsync(5000)
  expect(loaded()).toEqual(['/a.js', '/late.js'])
})

test('scripts of a hidden page, which is not painted, load at once', () => {
  hidden = true
  holdScripts()
  window.oasisScripts?.('/a.js')
  expect(loaded()).toEqual(['/a.js'])
})

test('scripts load after 3 seconds without a paint entry', async () => {
  Object.assign(window, { PerformanceObserver: undefined })
  holdScripts()
  window.oasisScripts?.('/a.js')
  await jest.advanceTimersByTimeAsync(2999)
  expect(loaded()).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(loaded()).toEqual(['/a.js'])
})
