/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { holdScripts } from './hold-scripts'

let tellPaint: () => void
let hidden = false
const asked = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

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

test('scripts wait for the first paint, and come in their order, without waiting for one another', () => {
  holdScripts()
  window.oasisScripts?.('/a.js', '/b.js')
  expect(asked()).toEqual([])
  tellPaint()
  expect(asked()).toEqual(['/a.js', '/b.js'])
  // By this React finds them.
  expect(document.querySelectorAll('script[async][src="/a.js"]')).toHaveLength(1)
})

test('one that the page names later comes at once, and none comes twice', async () => {
  holdScripts()
  window.oasisScripts?.('/a.js')
  tellPaint()
  window.oasisScripts?.('/late.js')
  await jest.advanceTimersByTimeAsync(5000)
  expect(asked()).toEqual(['/a.js', '/late.js'])
})

test('a page that nobody sees yet is not painted: there they come at once', () => {
  hidden = true
  holdScripts()
  window.oasisScripts?.('/a.js')
  expect(asked()).toEqual(['/a.js'])
})

test('where no paint is told they come after 3 seconds', async () => {
  Object.assign(window, { PerformanceObserver: undefined })
  holdScripts()
  window.oasisScripts?.('/a.js')
  await jest.advanceTimersByTimeAsync(2999)
  expect(asked()).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(asked()).toEqual(['/a.js'])
})
