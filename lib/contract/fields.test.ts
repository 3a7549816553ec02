import { describe, expect, test } from '@jest/globals'
import { AddressBody, ProfileBody, SignupBody, CardOrderBody, CashOrderBody } from './customer-schemas'

const address = { firstName: 'Salma', lastName: 'Al Ketbi', address: 'Villa 12', city: 'dubai' }
const more = { country: 'UAE', postalCode: '12', link: 'https://maps.example/1' }
const order = { finaltotal: 10, email: 'a@b.example' }
const signup = { username: 'Salma', phone: '971501234567', password: 'long enough' }
const profile = { username: 'Salma', email: '', gender: '', language: 'en' } as const

/** Bodies with one field replaced, by the path of that field. */
const lines = {
  ...Object.fromEntries(
    Object.keys({ ...address, ...more })
      .filter((name) => name !== 'city')
      .map((name) => [name, (value: string) => AddressBody.safeParse({ ...address, ...more, [name]: value })]),
  ),
  'order.firstName': (value: string) =>
    CashOrderBody.safeParse({ ...order, ...address, payment: false, firstName: value }),
  'address.firstName': (value: string) =>
    CardOrderBody.safeParse({ ...order, payment: true, address: { ...address, firstName: value } }),
  'signup.username': (value: string) => SignupBody.safeParse({ ...signup, username: value }),
  'profile.username': (value: string) => ProfileBody.safeParse({ ...profile, username: value }),
}

describe.each(Object.entries(lines))('the one-line field %s', (_, parse) => {
  test.each(['\n', '\r', '\t', '\0', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'])('refuses %j', (control) => {
    expect(parse(`Sal${control}ma`).error?.issues.map(({ message }) => message)).toContain('InvalidText')
  })

  test('drops direction marks and spaces around, and keeps joiners', () => {
    for (const mark of '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069')
      expect(JSON.stringify(parse(` ${mark}ا${mark}ب\n`).data)).toContain('"اب"')
    expect(JSON.stringify(parse('می\u200cروم').data)).toContain('می\u200cروم')
  })
})

test('direction marks alone are no name', () => {
  expect(AddressBody.safeParse({ ...address, firstName: '\u202e \u2066' }).error?.issues[0]?.message).toBe(
    'FirstNameIsRequired',
  )
})

test('a note may have lines', () => {
  expect(AddressBody.parse({ ...address, appartement: 'Ring\ntwice' }).appartement).toBe('Ring\ntwice')
})
