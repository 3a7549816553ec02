import { once } from 'node:events'
import { createServer, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { STAFF_BASE } from '@/lib/contract/staff'
import { staffToken } from '@/lib/shop/staff/token'
import { trackServers } from './request-log'

const server = createServer((request, response) => {
  text(request).then(
    (body) => response.end(body),
    () => undefined,
  )
})
beforeAll(async () => {
  trackServers({ backup: 60_000, other: 300 })
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => void server.close())

/** Sends a body in two halves and returns the response. */
async function slowly(path: string, pause: number, token = ''): Promise<string> {
  const { port }: AddressInfo = Object(server.address())
  const request = send({ port, host: '127.0.0.1', path, method: 'POST', headers: { authorization: `Bearer ${token}` } })
  const answered = once(request, 'response')
  request.write('slow ')
  await Promise.race([setTimeout(pause), answered])
  request.end('hay')
  const [response] = await answered
  return text(response)
}

test('cuts off slow uploads, except a backup restored by staff', async () => {
  const token = await staffToken()
  for (const [path, given] of [
    ['/api/v1.0/auth/customer/signup', token],
    [`${STAFF_BASE}/restore`, ''],
    [`${STAFF_BASE}/restore`, 'a'.repeat(64)],
    [`${STAFF_BASE}/import`, token],
  ] as const)
    await expect(slowly(path, 900, given)).rejects.toThrow(/socket hang up|ECONNRESET|EPIPE/)
  expect(await slowly(`${STAFF_BASE}/restore`, 900, token)).toBe('slow hay')
  expect(await slowly('/api/v1.0/auth/customer/signup', 10)).toBe('slow hay')
  // A slow handler does not count as a slow upload.
  expect(await slowly('/api/v1.0/auth/customer/signup', 10)).toBe('slow hay')
})
