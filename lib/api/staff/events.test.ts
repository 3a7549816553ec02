import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { Hono } from 'hono'
import type { StaffSession } from '@/lib/shop/staff-accounts/sessions'
import type { OrderEvent } from '@/lib/contract/staff-order-list'
import type { StaffEnv } from './access'

const listeners = new Set<unknown>()
const orderNews = jest.fn<() => Promise<object>>()
const sessionOf = jest.fn<() => Promise<object>>()

jest.mock('./access', () => ({ sessionOf: () => sessionOf() }))
jest.mock('@/lib/shop/staff/order-news', () => ({ orderNews: () => orderNews(), newsOf: (news: OrderEvent[]) => news }))
jest.mock('@/lib/shop/staff/order-feed', () => ({
  listenToOrders: async (listener: unknown) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}))

const BEAT = 10_000
let ending: AbortController

async function open(): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const app = new Hono<StaffEnv>()
  app.use('*', async (c, next) => {
    c.set('session', { stage: 'open' } as StaffSession)
    await next()
  })
  app.route('/', (await import('./events')).eventCalls)
  const headers = { accept: 'text/event-stream' }
  const { body } = await app.fetch(new Request('http://shop.test/events', { headers, signal: ending.signal }))
  if (!body) throw new Error('There is no stream')
  return body.getReader()
}

beforeEach(() => {
  jest.useFakeTimers()
  ending = new AbortController()
  orderNews.mockResolvedValue({ last: '' })
  sessionOf.mockResolvedValue({ stage: 'open' })
})
afterEach(() => {
  jest.useRealTimers()
})

test('a stream whose first news cannot be read keeps neither listener nor timer', async () => {
  orderNews.mockRejectedValue(new Error('The database is away'))
  const stream = await open()
  await expect(stream.read()).rejects.toThrow('The database is away')
  expect([listeners.size, jest.getTimerCount()]).toEqual([0, 0])
})

test('a stream that is left while its session is looked up ends quietly', async () => {
  let found: (session: object) => void = () => {}
  sessionOf.mockReturnValue(new Promise((resolve) => (found = resolve)))
  const stream = await open()
  await stream.read()
  await jest.advanceTimersByTimeAsync(BEAT)
  ending.abort()
  expect((await stream.read()).done).toBe(true)
  found({ stage: 'open' })
  jest.useRealTimers()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(listeners.size).toBe(0)
})
