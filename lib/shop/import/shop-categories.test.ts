import { expect, test } from '@jest/globals'
import { isCalled, isNamed, slug } from './shop-categories'

test.each([
  ['Dogs & Cats', 'dogs-cats'],
  [' Café / Treats! ', 'cafe-treats'],
])('the value of %j is %s', (name, value) => expect(slug(name)).toBe(value))

test('a name without Latin letters has a unique, stable value', () => {
  expect(slug('قطط')).toMatch(/^category-[0-9a-f]{8}$/)
  expect(slug('قطط')).toBe(slug('قطط'))
  expect(slug('قطط')).not.toBe(slug('كلاب'))
})

test.each([
  ['علف ٢٠ كجم', 'أقفاص 20', /^20-[0-9a-f]{8}$/],
  ['طعام Royal Canin', 'مستلزمات Royal Canin', /^royal-canin-[0-9a-f]{8}$/],
  ['Sø 20', 'Sæ 20', /^s-20-[0-9a-f]{8}$/],
  ['Cat २०', 'Cat ३०', /^cat-[0-9a-f]{8}$/],
])('%j and %j, which differ outside Latin letters, have different values', (one, other, value) => {
  expect([slug(one), slug(other)]).toEqual([expect.stringMatching(value), expect.stringMatching(value)])
  expect(slug(one)).not.toBe(slug(other))
})

test('a name has one value, whatever its digits and letter forms', () => {
  expect(slug('علف ٢٠ كجم')).toBe(slug('علف 20 كجم'))
  expect(slug('قِطّة')).toBe(slug('قطه'))
  // Symbols alone normalise to nothing, but still differ.
  expect(slug('***')).not.toBe(slug('!!!'))
})

test('a category matches either name, however typed, and its value', () => {
  const cats = { value: 'cats-and-kittens', nameEn: 'Cats & kittens', nameAr: 'القطة' }
  const asked = (en: string) => ({ en, ar: '' })
  expect(['CATS  & Kittens', 'القطه'].map((name) => isCalled(cats, asked(name)))).toEqual([true, true])
  expect(['Cats and kittens', 'Cats', ''].map((name) => isCalled(cats, asked(name)))).toEqual([false, false, false])
  expect(['Cats and kittens', 'Cats'].map((name) => isNamed(cats, asked(name)))).toEqual([true, false])
  // Symbols alone match no name.
  expect(isCalled({ nameEn: '***', nameAr: '***' }, asked('***'))).toBe(false)
})
