/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { viewedProducts, withViewed, type Viewed } from './viewed'

const product = (id: string): Viewed => ({ id, title: { en: id, ar: id }, image: null })

test('lists the last viewed first, without duplicates', () => {
  const list = ['a', 'b', 'a'].reduce<Viewed[]>((seen, id) => withViewed(seen, product(id)), [])
  expect(list.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('keeps twelve', () => {
  const ids = Array.from({ length: 15 }, (_, index) => `p${index}`)
  const list = ids.reduce<Viewed[]>((seen, id) => withViewed(seen, product(id)), [])
  expect(list.map(({ id }) => id)).toEqual(ids.slice(3).toReversed())
})

test('leaves out what another version of the shop stored', () => {
  const others = [null, 'hay', { id: 'b' }, { id: 'c', title: 'Hay', image: null }, { ...product('d'), image: {} }]
  localStorage.setItem('oasis-recent', JSON.stringify([product('a'), ...others]))
  expect(viewedProducts.get()).toEqual([product('a')])
})
