import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fetchCode } from './fetch-code'

const original = globalThis.fetch
let reached: boolean
let looks: number
let signal: (() => void) | null

beforeEach(() => {
  jest.useFakeTimers()
  reached = true
  looks = 0
  signal = null
  const fetch = () => {
    looks += 1
    return reached ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Failed to fetch'))
  }
  const addEventListener = (_: string, act: () => void) => (signal = act)
  Object.assign(globalThis, { fetch, addEventListener })
})
afterEach(() => {
  jest.useRealTimers()
  Object.assign(globalThis, { fetch: original })
  Reflect.deleteProperty(globalThis, 'addEventListener')
})

/** Code that comes while the shop is in reach. */
const code = () => (reached ? Promise.resolve('code') : Promise.reject(new Error('no code')))

test('what comes at once is not looked after', async () => {
  expect(await fetchCode(code)).toBe('code')
  expect(looks).toBe(0)
})

test('waits for the connection: a word of the browser or a look every few seconds', async () => {
  reached = false
  const first = fetchCode(code)
  await jest.advanceTimersByTimeAsync(2_900)
  expect(looks).toBe(1)
  reached = true
  await jest.advanceTimersByTimeAsync(200)
  expect(await first).toBe('code')

  reached = false
  const second = fetchCode(code)
  await jest.advanceTimersByTimeAsync(100)
  reached = true
  signal?.()
  expect(await second).toBe('code')
})

test('code that is gone from a shop in reach is told', async () => {
  const load = jest.fn(() => Promise.reject(new Error('404')))
  await expect(fetchCode(load)).rejects.toThrow('404')
  expect(load).toHaveBeenCalledTimes(2)
})
