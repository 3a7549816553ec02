import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import { pageKey } from './page-key'

function requestFor(url: string): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
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
