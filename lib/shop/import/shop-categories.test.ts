import { expect, test } from '@jest/globals'
import { isCalled, isNamed, slug } from './shop-categories'

test.each([
  ['Dogs & Cats', 'dogs-cats'],
  [' Café / Treats! ', 'cafe-treats'],
])('the value of %j is %s', (name, value) => expect(slug(name)).toBe(value))

test('a name without Latin letters has a value of its own, always the same', () => {
  expect(slug('قطط')).toMatch(/^category-[0-9a-f]{8}$/)
  expect(slug('قطط')).toBe(slug('قطط'))
  expect(slug('قطط')).not.toBe(slug('كلاب'))
})

test.each([
  ['علف ٢٠ كجم', 'أقفاص 20', /^20-[0-9a-f]{8}$/],
  ['طعام Royal Canin', 'مستلزمات Royal Canin', /^royal-canin-[0-9a-f]{8}$/],
  ['Sø 20', 'Sæ 20', /^s-20-[0-9a-f]{8}$/],
  ['Cat २०', 'Cat ३०', /^cat-[0-9a-f]{8}$/],
])('%j and %j, of which more than the Latin parts them, have values of their own', (one, other, value) => {
  expect([slug(one), slug(other)]).toEqual([expect.stringMatching(value), expect.stringMatching(value)])
  expect(slug(one)).not.toBe(slug(other))
})

test('a name has one value, whatever its digits and however its letters are typed', () => {
  expect(slug('علف ٢٠ كجم')).toBe(slug('علف 20 كجم'))
  expect(slug('قِطّة')).toBe(slug('قطه'))
  // Signs alone have no form in which they are compared; they are told apart all the same.
  expect(slug('***')).not.toBe(slug('!!!'))
})

test('a category whose value is what earlier versions made of its name is found by that name, and not by one that shares a part', () => {
  const feed = { value: '20', nameEn: 'علف ٢٠ كجم', nameAr: 'علف ٢٠ كجم' }
  const asked = ['علف ٢٠ كجم', 'علف 20 كجم', 'أقفاص 20']
  expect(asked.map((en) => isNamed(feed, { en, ar: '' }))).toEqual([true, true, false])
  const renamed = { value: 'category-0b650f55', nameEn: 'Sacks', nameAr: 'أكياس' }
  expect(isNamed(renamed, { en: 'أعلاف', ar: '' })).toBe(true)
})

test('a category is called by either name, however it is written, and by its value', () => {
  const cats = { value: 'cats-and-kittens', nameEn: 'Cats & kittens', nameAr: 'القطة' }
  const asked = (en: string) => ({ en, ar: '' })
  expect(['CATS  & Kittens', 'القطه'].map((name) => isCalled(cats, asked(name)))).toEqual([true, true])
  expect(['Cats and kittens', 'Cats', ''].map((name) => isCalled(cats, asked(name)))).toEqual([false, false, false])
  expect(['Cats and kittens', 'Cats'].map((name) => isNamed(cats, asked(name)))).toEqual([true, false])
  // Signs alone are no name: nothing is called by them.
  expect(isCalled({ nameEn: '***', nameAr: '***' }, asked('***'))).toBe(false)
})
