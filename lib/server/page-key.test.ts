import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from '@jest/globals'
import { pageKey } from './page-key'

function asked(url: string): IncomingMessage {
  return Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url })
}

test.each(['//', '/\\', '//:99999/shop', '//shop:port/', 'http://['])(
  '%s, which no browser asks for, is left to Next',
  (url) => {
    expect(pageKey(asked(url))).toBeNull()
  },
)

test('the key contains path and language', () => {
  expect(pageKey(asked('/shop?lang=ar'))).toMatchObject({ language: 'ar', setsLanguage: false })
  expect(pageKey(asked('/shop'))?.language).toBe('en')
  expect(pageKey(asked('/shop'))?.key).not.toBe(pageKey(asked('/shop?page=2'))?.key)
})
