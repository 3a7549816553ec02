import { IncomingMessage, type IncomingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import { pageKey } from './page-key'

function requestFor(url: string, headers: IncomingHttpHeaders = {}, method = 'GET'): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { method, url, headers })
}

test.each(['//', '/\\', '//:99999/shop', '//shop:port/', 'http://['])(
  'leaves %s, which no browser sends, to Next',
  (url) => {
    expect(pageKey(requestFor(url))).toBeNull()
  },
)

test('the key contains path and language', () => {
  expect(pageKey(requestFor('/shop?lang=ar'))).toMatchObject({ language: 'ar', setsLanguage: false })
  expect(pageKey(requestFor('/shop'))?.language).toBe('en')
  expect(pageKey(requestFor('/shop'))?.key).not.toBe(pageKey(requestFor('/shop?page=2'))?.key)
})

test.each([
  { host: 'shop.example' },
  { 'x-forwarded-host': 'shop.example' },
  { 'x-forwarded-proto': 'https' },
  { 'accept-encoding': 'br' },
])('a page asked for with %j is another one', (headers) => {
  expect(pageKey(requestFor('/shop', headers))?.key).not.toBe(pageKey(requestFor('/shop'))?.key)
})

test.each(['/healthz', '/readyz?from=nginx', '/api/v1.0/product', '/favicon.ico'])(
  '%s is no page, and does not wait for the state of the shop',
  (url) => {
    expect(pageKey(requestFor(url))).toBeNull()
  },
)

test.each(['POST', 'HEAD'])('a request by %s is answered by its page', (method) => {
  expect(pageKey(requestFor('/signin', {}, method))).toBeNull()
})

test.each(['rsc', 'next-router-prefetch', 'purpose', 'sec-purpose', 'range', 'authorization'])(
  'a request with the header %s may get another answer',
  (name) => {
    expect(pageKey(requestFor('/shop', { [name]: '1' }))).toBeNull()
  },
)
