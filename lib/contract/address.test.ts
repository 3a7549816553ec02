import { expect, test } from '@jest/globals'
import { AddressBody } from './customer-schemas'

const accepts = (link: string) =>
  AddressBody.safeParse({ firstName: 'Salma', address: 'Villa 12', city: 'dubai', link }).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? 'accepted'

test.each([
  'https://maps.app.goo.gl/x',
  'HTTP://maps.google.com/?q=25.2,55.3',
  'geo:25.2048,55.2708',
  '25.2048, 55.2708',
  'Behind the mosque, gate 3: blue door',
  'Landmark: Spinneys',
  'خلف المسجد: الباب الأزرق',
  'maps.app.goo.gl/x',
  '',
])('a map link may be %j', (link) => {
  expect(accepts(link)).toBe('accepted')
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'data: text/html,x',
  'vbscript: x',
  'file:///etc/passwd',
  'intent://x#Intent;end',
  'tel:+97150',
  'mailto:a@b.c',
  'blob:https://x',
])('a map link may not be %j', (link) => {
  expect(accepts(link)).toEqual(['link: InvalidMapLink'])
})

test.each(['\u0001javascript: alert(1)', 'java\nscript:alert(1)'])(
  'a map link has no control characters: %j',
  (link) => {
    expect(accepts(link)).toEqual(['link: InvalidText'])
  },
)
