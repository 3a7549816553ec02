import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fetchCode } from './fetch-code'

const original = globalThis.fetch
let reachable: boolean
let checks: number
let signal: (() => void) | null
let listening: AbortSignal[]

beforeEach(() => {
  jest.useFakeTimers()
  reachable = true
  checks = 0
  signal = null
  listening = []
  const fetch = () => {
    checks += 1
    return reachable ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))
  }
  const addEventListener = (_: string, act: () => void, options: AddEventListenerOptions) => {
    signal = act
    listening.push(options.signal ?? new AbortController().signal)
  }
  Object.assign(globalThis, { fetch, addEventListener })
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(globalThis, { fetch: original })
  Reflect.deleteProperty(globalThis, 'addEventListener')
})

/** Loads while the server is reachable. */
const code = () => (reachable ? Promise.resolve('code') : Promise.reject(new Error('no code')))

test('sends no check when the code loads at once', async () => {
  expect(await fetchCode(code)).toBe('code')
  expect(checks).toBe(0)
})

test('waits for the `online` event or a successful check', async () => {
  reachable = false
  const first = fetchCode(code)
  await jest.advanceTimersByTimeAsync(2_900)
  expect(checks).toBe(1)
  reachable = true
  await jest.advanceTimersByTimeAsync(200)
  expect(await first).toBe('code')

  reachable = false
  const second = fetchCode(code)
  await jest.advanceTimersByTimeAsync(100)
  reachable = true
  signal?.()
  expect(await second).toBe('code')
})

test('keeps one listener at most while it waits, none afterwards', async () => {
  reachable = false
  const left = () => listening.filter(({ aborted }) => !aborted).length
  const waiting = fetchCode(code)
  await jest.advanceTimersByTimeAsync(30_100)
  expect([listening.length, left()]).toEqual([11, 1])
  reachable = true
  await jest.advanceTimersByTimeAsync(3_000)
  expect([await waiting, left()]).toEqual(['code', 0])
})

test('rejects when the server is reachable and the code is gone', async () => {
  const load = jest.fn(() => Promise.reject(new Error('404')))
  await expect(fetchCode(load)).rejects.toThrow('404')
  expect(load).toHaveBeenCalledTimes(2)
})
