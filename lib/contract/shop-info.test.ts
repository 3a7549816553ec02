import { expect, jest, test } from '@jest/globals'
import { ShopFacts } from './shop-info'

test.each([
  ['050 123 4567', '+971501234567'],
  ['03 765 4321', '+97137654321'],
  ['00971501234567', '+971501234567'],
  ['+44 20 7946 0000', '+442079460000'],
  // As copied from an Arabic page or from the contacts of a phone.
  ['\u202a+971 3 765 4321\u202c', '+97137654321'],
])('the shop’s phone %s is %s', (typed, stored) => {
  expect(ShopFacts.shape.phone.parse(typed)).toBe(stored)
})

test.each([
  ['0501234567', 'https://wa.me/971501234567'],
  ['+971 50 123 4567', 'https://wa.me/971501234567'],
  ['\u2066+971 50 123 4567\u2069', 'https://wa.me/971501234567'],
  ['https://wa.me/971501234567', 'https://wa.me/971501234567'],
])('the shop’s WhatsApp %s is %s', (typed, stored) => {
  expect(ShopFacts.shape.socials.shape.whatsapp.parse(typed)).toBe(stored)
})

test('the shop’s TRN may be pasted with spaces and direction marks', () => {
  expect(ShopFacts.shape.trn.parse('\u200e100 1234 5670 0003')).toBe('100123456700003')
})

test('refuses numbers and addresses that are none', () => {
  expect(ShopFacts.shape.phone.safeParse('0501').success).toBe(false)
  for (const address of ['salem', '050', 'javascript:alert(1)'])
    expect(ShopFacts.shape.socials.shape.whatsapp.safeParse(address).success).toBe(false)
})

test.each(['\0', '\ud800'])('refuses an address with %j, which no database stores', (odd) => {
  const { map, socials, apps } = ShopFacts.shape
  for (const address of [map.shape.href, socials.shape.whatsapp, socials.shape.tiktok, apps.shape.appStore])
    expect(address.safeParse(`https://a.example/${odd}`).success).toBe(false)
})

test('a shop may be established in a year that began while the server ran, in none to come', () => {
  const { since } = ShopFacts.shape
  const next = new Date().getFullYear() + 1
  expect(since.safeParse(next).success).toBe(false)
  jest.useFakeTimers({ now: new Date(next, 5, 1) })
  expect([since.safeParse(next).success, since.safeParse(next + 1).success]).toEqual([true, false])
  jest.useRealTimers()
})
