import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { wellFormed } from '@/lib/utils/graphemes'
import { normalise, withoutArticle, words } from './normalise'

describe('normalise', () => {
  test.each([
    ['أرنب', 'ارنب'],
    ['إبل', 'ابل'],
    ['آلة', 'اله'],
    ['ٱلخيل', 'الخيل'],
    ['قطة', 'قطه'],
    ['مقهى', 'مقهي'],
    ['مُحَمَّد', 'محمد'],
    ['قـــطة', 'قطة'],
    ['١٢', '12'],
    ['۱۲', '12'],
    ['١٢٫٥', '12.5'],
    ['Café', 'cafe'],
    ['CAFÉ', 'café'],
    ['Ｆｉｓｈ', 'fish'],
    ['ﻗﻂ', 'قط'],
    ['کلب گلب', 'كلب كلب'],
    ['قطی', 'قطي'],
    ['٢٬٠٠٠', '2000'],
    ['a\uD800b', 'a b'],
    ["Hill's", 'hills'],
    ['Hillʼs', 'hills'],
    ['Hill’s', 'Hills'],
    ['Grain-free', 'grain free'],
    ['\u200Fقط\u200E', 'قط'],
    ['قط\u200Cط', 'قطط'],
    ['roy\u00ADal', 'royal'],
    ['No. 5.', 'no 5'],
    ['.5', '5'],
    ['  Royal\n\tCanin ', 'royal canin'],
  ])('%j and %j normalise to the same text', (one, other) => {
    expect(normalise(one)).toBe(normalise(other))
  })

  test('keeps distinct words distinct', () => {
    expect(normalise('كلب')).not.toBe(normalise('قلب'))
    expect(normalise('2.5 kg, 50% off.')).toBe('2.5 kg 50% off')
    expect(normalise('a_b|c')).toBe('a_b c')
    expect(normalise('Vitamin #1, A+ (B)')).toBe('vitamin #1 a+ b')
  })

  test('is idempotent and returns clean words for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalise(text)
        expect(normalise(once)).toBe(once)
        expect(wellFormed(once)).toBe(once)
        expect(once).toBe(words(once).join(' '))
        expect(once).not.toMatch(/[|\\\u0000]/)
      }),
    )
  })
})

describe('withoutArticle', () => {
  test.each([
    ['الكلب', 'كلب'],
    ['والكلاب', 'كلاب'],
    ['بالقطط', 'قطط'],
    ['للطيور', 'طيور'],
    ['فالطيور', 'طيور'],
    ['كالطيور', 'طيور'],
  ])('%s becomes %s', (word, stem) => expect(withoutArticle(word)).toBe(stem))

  test.each(['كلب', 'الي', 'ال', 'alfalfa'])('%s stays', (word) => expect(withoutArticle(word)).toBe(word))
})
