import { describe, expect, test } from '@jest/globals'
import { defaultFacts } from '@/lib/config/shop-info'
import { factPairs, parseFacts, hoursText, parseHours } from './shop-facts'

describe('hours as typed', () => {
  test.each([
    ['Fri 16:00-22:00', [{ days: ['Fri'], from: '16:00', to: '22:00' }]],
    ['friday 9:00 – 22:00', [{ days: ['Fri'], from: '09:00', to: '22:00' }]],
    ['Sat-Mon,Wed 09:00-22:00', [{ days: ['Sat', 'Sun', 'Mon', 'Wed'], from: '09:00', to: '22:00' }]],
    [
      'Mon 09:00-12:00; Mon 16:00-01:00',
      [
        { days: ['Mon'], from: '09:00', to: '12:00' },
        { days: ['Mon'], from: '16:00', to: '01:00' },
      ],
    ],
  ])('%s', (typed, hours) => {
    expect(parseHours(typed)).toEqual(hours)
    expect(parseHours(hoursText(parseHours(typed) ?? []))).toEqual(hours)
  })
  test('daily is every day', () => {
    expect(parseHours('daily 08:00-23:00')?.[0]?.days).toHaveLength(7)
  })
  test.each(['', 'Fri', '16:00-22:00', 'Fry 16:00-22:00', 'Fri- 16:00-22:00', 'Fri 16-22', 'Fri 16:00-22:00,'])(
    '"%s" is refused',
    (typed) => {
      expect(parseHours(typed)).toBeNull()
    },
  )
})

describe('facts as typed', () => {
  test('become changes', () => {
    expect(
      parseFacts([
        'name.en=Al Dhaid',
        'phone=+971 (6) 765-4321',
        'trn=1001 2345 6700 003',
        'hours=',
        'socials.tiktok=',
        'map.latitude=25.28',
        'since=1998',
        'map.href=https://maps.example/?a=b',
      ]),
    ).toEqual({
      name: { en: 'Al Dhaid' },
      phone: '+97167654321',
      trn: '100123456700003',
      hours: [],
      socials: { tiktok: null },
      map: { latitude: 25.28, href: 'https://maps.example/?a=b' },
      since: 1998,
    })
  })
  test('all that is wrong is named', () => {
    const wrong = () =>
      parseFacts(['phone=765 4321', 'trn=12345', 'name.ar=', 'apps.appStore=apple', 'map.latitude=north'])
    expect(wrong).toThrow('phone: A phone number in international form is expected, such as +97137654321.')
    expect(wrong).toThrow('trn: A TRN has 15 digits.')
    expect(wrong).toThrow('name.ar: This cannot be empty.')
    expect(wrong).toThrow('apps.appStore: An address that begins with https:// is expected.')
    expect(wrong).toThrow('map.latitude: ')
    expect(() => parseFacts(['hours=always'])).toThrow('Sat-Thu 09:00-22:00')
    expect(() => parseFacts(['fax=1'])).toThrow('name.en, name.ar, ')
    expect(() => parseFacts(['phone'])).toThrow('write name=value')
    expect(() => parseFacts(['socials.whatsapp=javascript:alert(1)'])).toThrow('https://')
  })
  test('the shown pairs set the same facts', () => {
    const facts = { ...defaultFacts, hours: parseHours('Sat-Thu 09:00-22:00; Fri 16:00-22:00') ?? [] }
    expect(parseFacts(factPairs(facts).map((pair) => pair.join('=')))).toEqual(facts)
  })
})
