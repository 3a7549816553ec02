/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { parseViewed, withViewed, type Viewed } from './viewed'

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

test.each([undefined, '', 7, null, { id: 'a' }, [null, 7, { id: 'a' }, { id: 'a', title: 'A', image: null }]])(
  'treats invalid data as empty: %j',
  (stored) => {
    expect(parseViewed(stored)).toEqual([])
  },
)

test('reads stored products', () => {
  expect(parseViewed([product('a')])).toEqual([product('a')])
})
