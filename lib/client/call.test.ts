/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { call, CallError } from './api-client'
import { getQueryClient } from './query-client'
import { session } from './session'

let status = 200
let timeouts: AbortController[] = []
const ask = (signal?: AbortSignal) => call('listCategories', { signal }).catch((thrown: unknown) => thrown)

beforeEach(() => {
  ;[status, timeouts] = [200, []]
  // jsdom lacks it.
  AbortSignal.timeout = () => {
    const timeout = new AbortController()
    timeouts.push(timeout)
    return timeout.signal
  }
  global.fetch = async (_, init) => {
    if (status === 0) await new Promise((__, reject) => init?.signal?.addEventListener('abort', reject))
    return Object({ status, ok: status === 200, headers: new Map(), text: async () => '{}' })
  }
})

test('a call without an answer ends, as one without a connection, also when its caller could end it', async () => {
  status = 0
  for (const signal of [undefined, new AbortController().signal]) {
    const answer = ask(signal)
    timeouts.at(-1)?.abort()
    expect(await answer).toMatchObject({ name: 'CallError', status: 0 })
  }
})

test('an answer of 401, and no other, signs the page out', async () => {
  for (status of [200, 403, 500, 401]) {
    session.setState({ signedIn: true })
    await ask()
    expect([status, session.getState().signedIn]).toEqual([status, status !== 401])
  }
})

test.each([
  [0, 3],
  [404, 1],
  [503, 1],
])('a query that got status %i is asked %i times', async (got, times) => {
  let asked = 0
  const queryFn = () => {
    asked += 1
    return Promise.reject(new CallError(got))
  }
  await getQueryClient()
    .fetchQuery({ queryKey: ['product', got], queryFn, retryDelay: 0 })
    .catch(() => undefined)
  expect(asked).toBe(times)
})
