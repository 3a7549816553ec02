import { expect, test } from '@jest/globals'
import { lineOptions, noOptions } from './line-options'

const cut = { kind: 'cut', id: 'biryani', name: { en: 'Biryani cut', ar: 'قطع برياني' }, fee: 0 } as const
const none = { kind: 'purpose', id: 'none', name: { en: 'No occasion', ar: 'بلا مناسبة' }, fee: 0 } as const
const line = { ...noOptions, sizeName: { en: '12 kg', ar: '12 كجم' } }

test('no line of options starts with a dot, and no purpose is not told', () => {
  const prepared = { choices: [cut, none], behalf: '', note: '' }
  expect(lineOptions({ ...line, prepared }, 'en')).toBe('12 kg\u00A0· Biryani cut')
  expect(lineOptions({ ...line, prepared }, 'ar')).toBe('\u206812 كجم\u2069\u00A0· \u2068قطع برياني\u2069')
})

test('an Arabic name and note keep their order in English', () => {
  const aqiqah = { kind: 'purpose', id: 'aqiqah', name: { en: 'Aqiqah', ar: 'عقيقة' }, fee: 0 } as const
  const prepared = { choices: [aqiqah], behalf: 'حمدان', note: 'بدون دهن' }
  expect(lineOptions({ ...noOptions, prepared }, 'en')).toBe('\u2068Aqiqah: حمدان\u2069\u00A0· \u2068بدون دهن\u2069')
})
