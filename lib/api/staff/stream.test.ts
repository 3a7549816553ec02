import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from '@jest/globals'
import { ShopError } from '@/lib/contract/error'
import { stopping } from '@/lib/server/is-stopping'
import { dropSingleton } from '@/lib/utils/singleton'
import { ndjson } from './stream'

afterEach(() => dropSingleton('stopping'))

const never = new AbortController().signal
const lines = (...types: string[]) => types.map((type) => `${JSON.stringify({ type })}\n`).join('')

test('a failure after the first event becomes the last line', async () => {
  async function* events() {
    yield { type: 'start' }
    throw new ShopError('Conflict')
  }
  const text = await (await ndjson(events(), never)).text()
  expect(text).toBe(`${lines('start')}{"type":"error","message":"The shop is not in a state for this."}\n`)
})

test('a stream breaks off when the shop stops, and ends its work', async () => {
  const steps: string[] = []
  async function* events() {
    try {
      for (const type of ['start', 'progress', 'done']) {
        if (type === 'progress') stopping().abort()
        steps.push(type)
        yield { type }
      }
    } finally {
      steps.push('over')
    }
  }
  const { body } = await ndjson(events(), never)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  expect(await reader?.read()).toEqual({ done: false, value: lines('start') })
  expect(await reader?.read()).toMatchObject({ done: true })
  expect(steps).toEqual(['start', 'progress', 'over'])
})

test('a client that disconnects before the first event ends the work', async () => {
  const leaving = new AbortController()
  const steps: string[] = []
  async function* events() {
    try {
      for (const type of ['start', 'progress', 'done']) {
        if (type === 'start') leaving.abort()
        await setImmediate()
        steps.push(type)
        yield { type }
      }
    } finally {
      steps.push('over')
    }
  }
  await ndjson(events(), leaving.signal)
  await setImmediate()
  expect(steps).toEqual(['start', 'over'])
})
