import { afterEach, expect, jest, test } from '@jest/globals'
import { API_BASE } from '@/lib/contract/addresses'
import { STAFF_BASE } from '@/lib/contract/staff'
import { log } from '@/lib/utils/log'
import { staffToken } from '@/lib/shop/staff/token'
import { api } from './v1/app'
import { sandboxSubmitted } from './sandbox-payment'
import { staffApi } from './staff/app'

const logged = jest.spyOn(log(), 'error').mockImplementation(() => undefined)
afterEach(() => void logged.mockClear())

/** A request aborted in mid-body, as Node reports it. */
async function leave(path: string, type: string, method = 'POST'): Promise<number> {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"phone":')),
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  })
  const headers = { 'content-type': type, authorization: `Bearer ${await staffToken()}` }
  const init = { method, headers, body, duplex: 'half' }
  const request = new Request(`http://shop.test${path}`, init)
  if (path.startsWith('/sandbox')) return (await sandboxSubmitted(request, 'sandbox_x')).status
  return (await (path.startsWith(STAFF_BASE) ? staffApi : api).fetch(request)).status
}

test.each([
  [`${API_BASE}/auth/customer/signin`, 'application/json'],
  [`${API_BASE}/auth/customer/signup`, 'multipart/form-data; boundary=x'],
  [`${API_BASE}/stripe/webhook`, 'application/json'],
  ['/sandbox-payment/x/pay', 'application/x-www-form-urlencoded'],
  [`${STAFF_BASE}/seed`, 'application/json'],
  [`${STAFF_BASE}/media/check`, 'image/png'],
  [`${STAFF_BASE}/import/plan`, 'multipart/form-data; boundary=x'],
  [`${STAFF_BASE}/restore`, 'application/gzip'],
])('an aborted request to %s is not logged as a failure', async (path, type) => {
  expect(await leave(path, type)).toBe(400)
  expect(logged).not.toHaveBeenCalled()
})
