import { expect, test } from '@jest/globals'
import { API_BASE } from '@/lib/contract/addresses'
import { limits } from '@/lib/shop/limits/numbers'
import { api } from '@/lib/api/v1/app'
import { CLIENT_IP_HEADER } from './prepare-request'

async function sendForm(peer: string) {
  const headers = { [CLIENT_IP_HEADER]: peer, 'content-type': 'multipart/form-data; boundary=x' }
  const request = new Request(`http://shop.test${API_BASE}/auth/customer/signup`, {
    method: 'POST',
    headers,
    body: 'x',
  })
  const { status } = await api.fetch(request)
  return { status, isRead: request.bodyUsed }
}

test('refuses forms over the rate limit before reading them', async () => {
  const [{ limit }] = limits.formsPerAddress
  for (let sent = 0; sent < limit; sent += 1)
    expect(await sendForm('203.0.113.9')).toEqual({ status: 400, isRead: true })
  expect(await sendForm('203.0.113.9')).toEqual({ status: 429, isRead: false })
  expect(await sendForm('203.0.113.10')).toEqual({ status: 400, isRead: true })
})
