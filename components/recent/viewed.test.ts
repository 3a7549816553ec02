/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { withViewed, type Viewed } from './viewed'

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
