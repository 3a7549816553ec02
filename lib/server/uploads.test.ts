import { once } from 'node:events'
import { request as send } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { STAFF_BASE } from '@/lib/contract/staff'
import { describeOnOneEngine } from '@/lib/db/testing/engines'
import { staffToken } from '@/lib/shop/staff/token'
import { isOwner } from '@/lib/api/staff/access'
import { staffMember } from '@/lib/api/testing/staff-visitor'
import { setRunningShop } from './running-shop'
import { serveSteps } from './testing/serve-steps'
import { limitUploads } from './uploads'

let shop: Awaited<ReturnType<typeof serveSteps>>

beforeAll(async () => {
  setRunningShop({
    isOwner,
    pageState: async () => '',
    readings: async () => [],
    readPicture: async () => null,
    close: async () => undefined,
  })
  shop = await serveSteps([limitUploads(300)], (request, response) => {
    text(request).then(
      (body) => response.end(body),
      () => undefined,
    )
  })
})
afterAll(() => shop.close())

/** Sends a body in two halves and returns the response. */
async function slowly(path: string, pause: number, headers: Record<string, string> = {}): Promise<string> {
  const request = send({
    port: shop.port,
    host: '127.0.0.1',
    path,
    method: 'POST',
    headers,
  })
  const answered = once(request, 'response')
  request.write('slow ')
  await Promise.race([setTimeout(pause), answered])
  request.end('hay')
  const [response] = await answered
  return text(response)
}

describeOnOneEngine('uploads', () => {
  test('cuts off slow uploads, except a backup that an owner sends', async () => {
    const token = { authorization: `Bearer ${await staffToken()}` }
    const { cookie } = await staffMember('owner')
    const { cookie: manager } = await staffMember('manager')
    for (const [path, headers] of [
      ['/api/v1.0/auth/customer/signup', token],
      [`${STAFF_BASE}/restore`, {}],
      [`${STAFF_BASE}/restore`, { authorization: `Bearer ${'a'.repeat(64)}` }],
      [`${STAFF_BASE}/backup/verify`, { cookie: manager }],
      [`${STAFF_BASE}/import`, token],
    ] as const)
      await expect(slowly(path, 900, headers)).rejects.toThrow(/socket hang up|ECONNRESET|EPIPE/)
    expect(await slowly(`${STAFF_BASE}/restore`, 900, token)).toBe('slow hay')
    expect(await slowly(`${STAFF_BASE}/backup/verify`, 900, { cookie })).toBe('slow hay')
    expect(await slowly('/api/v1.0/auth/customer/signup', 10)).toBe('slow hay')
    // A slow handler does not count as a slow upload.
    expect(await slowly('/api/v1.0/auth/customer/signup', 10)).toBe('slow hay')
  })
})
