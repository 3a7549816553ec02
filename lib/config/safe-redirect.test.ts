import { expect, test } from '@jest/globals'
import { safeRedirect } from './routes'

test.each([
  ['/cart', '/cart'],
  ['/shop?keyword=cat&page=2#x', '/shop?keyword=cat&page=2#x'],
  ['/details/abc?lang=ar', '/details/abc?lang=ar'],
  ['/a/../cart', '/cart'],
])('accepts %s', (given, place) => expect(safeRedirect(given)).toBe(place))

test.each([
  [undefined],
  [null],
  [''],
  ['cart'],
  ['https://evil.example/'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['\\\\evil.example'],
  ['javascript:alert(1)'],
  ['/signin?next=/cart'],
  ['/signup'],
  ['/change-password'],
])('%j redirects home', (given) => expect(safeRedirect(given)).toBe('/'))

test('takes the first of several values', () => expect(safeRedirect(['/cart', '//evil.example'])).toBe('/cart'))
