/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { holdScripts } from './hold-scripts'

let tell: (name: string) => void
let hidden = false
const asked = () => [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

beforeEach(() => {
  jest.useFakeTimers()
  hidden = false
  document.head.innerHTML = ''
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true })
  window.PerformanceObserver = class {
    constructor(hear: PerformanceObserverCallback) {
      tell = (name) =>
        Reflect.apply(hear, null, [{ getEntriesByName: (one: string) => (one === name ? [{ name }] : []) }, this])
    }
    observe() {}
  } as unknown as typeof PerformanceObserver
})
afterEach(() => {
  jest.useRealTimers()
})

test('scripts wait for the first paint of something, and come in their order, without waiting for one another', () => {
  holdScripts()
  window.oasisScripts?.('/a.js', '/b.js')
  tell('first-paint')
  expect(asked()).toEqual([])
  tell('first-contentful-paint')
  expect(asked()).toEqual(['/a.js', '/b.js'])
  // By this React finds them.
  expect(document.querySelectorAll('script[async][src="/a.js"]')).toHaveLength(1)
})

test('one that the page names later comes at once, and none comes twice', async () => {
  holdScripts()
  window.oasisScripts?.('/a.js')
  tell('first-contentful-paint')
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
  holdScripts()
  window.oasisScripts?.('/a.js')
  await jest.advanceTimersByTimeAsync(2999)
  expect(asked()).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(asked()).toEqual(['/a.js'])
})
