/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { staffCall } from './staff-call'

test('a call without an answer ends, as one without a connection', async () => {
  const timeout = new AbortController()
  AbortSignal.timeout = () => timeout.signal
  global.fetch = (_, init) => new Promise((__, reject) => init?.signal?.addEventListener('abort', reject))
  const answer = staffCall(z.unknown(), 'PUT /orders/A1/status', { status: 'shipped' }).catch((error: unknown) => error)
  timeout.abort()
  expect(await answer).toMatchObject({ name: 'StaffCallError', code: 'offline' })
}, 2_000)

test('the same call again before its answer is sent once', async () => {
  const bodies: unknown[] = []
  global.fetch = async (_, init) => {
    bodies.push(init?.body)
    return Object({ ok: true, status: 200, json: async () => ({ data: bodies.length }) })
  }
  const call = (name: string) => staffCall(z.number(), 'POST /categories', { name })
  expect(await Promise.all([call('Hay'), call('Hay')])).toEqual([1, 1])
  // Another one between them: the last of the three counts.
  await Promise.all([call('Hay'), call('Straw'), call('Hay')])
  // Its answer came.
  await call('Hay')
  expect(bodies).toEqual(['Hay', 'Hay', 'Straw', 'Hay', 'Hay'].map((name) => JSON.stringify({ name })))
})
