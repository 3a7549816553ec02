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
