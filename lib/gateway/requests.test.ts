import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { STAFF_BASE } from '@/lib/contract/staff'
import { watchServers } from './requests'

const server = createServer((request, response) => {
  text(request).then(
    (body) => response.end(body),
    () => undefined,
  )
})
beforeAll(async () => {
  watchServers({ backup: 60_000, other: 300 })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => void server.close())

/** What comes back of a body that is sent in two halves. */
async function slowly(path: string, pause: number): Promise<string> {
  const { port }: AddressInfo = Object(server.address())
  const request = send({ port, host: '127.0.0.1', path, method: 'POST' })
  const answered = once(request, 'response')
  request.write('slow ')
  await Promise.race([setTimeout(pause), answered])
  request.end('hay')
  const [response] = await answered
  return text(response)
}

test('who sends for too long is cut off, but for a backup that is restored', async () => {
  await expect(slowly('/api/v1.0/auth/customer/signup', 900)).rejects.toThrow(/socket hang up|ECONNRESET|EPIPE/)
  expect(await slowly(`${STAFF_BASE}/restore`, 900)).toBe('slow hay')
  expect(await slowly('/api/v1.0/auth/customer/signup', 10)).toBe('slow hay')
  // What took long to answer is nobody's fault.
  expect(await slowly('/api/v1.0/auth/customer/signup', 10)).toBe('slow hay')
})
