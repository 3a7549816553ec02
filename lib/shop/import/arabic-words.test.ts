import { expect, test } from '@jest/globals'
import { arabicSize } from './sizes'

test.each([
  ['2 kg', '2 كجم'],
  ['12kg', '12 كجم'],
  ['8–10 KG', '8–10 كجم'],
  ['500 g', '500 جم'],
  ['1.5 L', '1.5 لتر'],
  ['20 x 30 cm', '20 x 30 سم'],
  ['S', 'صغير'],
  ['Medium', 'وسط'],
  ['XL', 'كبير جدًا'],
  ['Large / Leather', 'كبير / Leather'],
  ['M / 2 m', 'وسط / 2 م'],
  ['42', '42'],
  ['kg', 'kg'],
  ['Large dog', 'Large dog'],
  ['كبير', 'كبير'],
])('the size %j is %j in Arabic', (english, arabic) => expect(arabicSize(english)).toBe(arabic))
