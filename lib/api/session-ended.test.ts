import { beforeAll, expect, jest, test } from '@jest/globals'
import { ShopError } from '@/lib/contract/error'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import { endSession, findSession } from '@/lib/shop/sessions/session'
import { sessionEndedResponse } from './session-ended'
import { getBackend } from '@/lib/backend/get-backend'

async function visit(next: string, token: string | null) {
  const url = `http://shop.test/session-ended?next=${encodeURIComponent(next)}`
  const cookie = token === null ? '' : `i18next=ar; customerToken=${token}; sessionCheck=x`
  const response = await sessionEndedResponse(new Request(url, { headers: { cookie } }))
  const cookies = response.headers.getSetCookie()
  const cleaned = cookies.some((line) => /^customerToken=; Path=\/; Max-Age=0/.test(line))
  const checked = cookies.some((line) => /^sessionCheck=over; Path=\/; Max-Age=30;/.test(line))
  expect(checked).toBe(cleaned)
  return { status: response.status, location: response.headers.get('location'), cleaned }
}

describeOnEngines('session-ended', () => {
  let alive: string
  let over: string
  beforeAll(async () => {
    alive = (await addCustomer()).token
    over = (await addCustomer()).token
    await endSession(over)
  })

  test('a live session keeps its cookie and continues to its target', async () => {
    expect(await visit('/cart?a=1', alive)).toEqual({ status: 307, location: '/cart?a=1', cleaned: false })
    expect(await visit('/signin?next=%2Fcart', alive)).toEqual({ status: 307, location: '/', cleaned: false })
    expect(await findSession(alive)).not.toBeNull()
  })

  test('an expired or unknown session loses its cookie and goes to sign-in', async () => {
    for (const token of [over, 'x', 'y'.repeat(43), '%00', '']) {
      const expected = { status: 307, location: '/signin?next=%2Fcart%3Fa%3D1', cleaned: token !== '' }
      expect(await visit('/cart?a=1', token)).toEqual(expected)
    }
    expect(await visit('/signup', over)).toEqual({ status: 307, location: '/signup', cleaned: true })
    expect(await visit('/shop', null)).toEqual({ status: 307, location: '/shop', cleaned: false })
  })

  test('keeps the session during a database outage and under a rate limit', async () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.9:5432'), { code: 'ECONNREFUSED' })
    const asked = jest
      .spyOn(getBackend(), 'findCustomer')
      .mockRejectedValue(new Error('Failed query', { cause: refused }))
    expect(await visit('/cart?a=1', alive)).toEqual({ status: 307, location: '/cart?a=1', cleaned: false })
    asked.mockRejectedValue(new ShopError('TooManyRequests'))
    expect(await visit('/cart?a=1', alive)).toEqual({ status: 307, location: '/cart?a=1', cleaned: false })
    asked.mockRejectedValue(new TypeError('x is not a function'))
    await expect(visit('/cart?a=1', alive)).rejects.toThrow('x is not')
    asked.mockRestore()
  })

  test('its cookies are httpOnly, and secure on https', async () => {
    const url = 'http://shop.test/session-ended?next=/cart'
    for (const token of [alive, over]) {
      const headers = { cookie: `customerToken=${token}; sessionCheck=x`, 'x-forwarded-proto': 'https' }
      const cookies = (await sessionEndedResponse(new Request(url, { headers }))).headers.getSetCookie()
      for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
      expect(cookies[0]).toMatch(/^sessionCheck=/)
    }
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '',
  ])('never redirects to another origin: %j', async (next) => {
    expect((await visit(next, over)).location).toMatch(/^\/(?![/\\])/)
    expect((await visit(next, alive)).location).toMatch(/^\/(?![/\\])/)
  })
})
