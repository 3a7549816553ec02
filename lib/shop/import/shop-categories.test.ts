import { expect, test } from '@jest/globals'
import { isCalled, isNamed, slug } from './shop-categories'

test.each([
  ['Dogs & Cats', 'dogs-cats'],
  [' Café / Treats! ', 'cafe-treats'],
  ['قطط Cats', 'cats'],
])('the value of %j is %s', (name, value) => expect(slug(name)).toBe(value))

test('a name without Latin letters has a value of its own, always the same', () => {
  expect(slug('قطط')).toMatch(/^category-[0-9a-f]{8}$/)
  expect(slug('قطط')).toBe(slug('قطط'))
  expect(slug('قطط')).not.toBe(slug('كلاب'))
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
