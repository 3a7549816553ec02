import { expect, test } from '@jest/globals'
import { parseViewed, withViewed, type Viewed } from './recent'

const product = (id: string): Viewed => ({ id, title: { en: id, ar: id }, image: null })

test('the last seen stands first, and once', () => {
  const list = ['a', 'b', 'a'].reduce<Viewed[]>((seen, id) => withViewed(seen, product(id)), [])
  expect(list.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('twelve are kept', () => {
  const ids = Array.from({ length: 15 }, (_, index) => `p${index}`)
  const list = ids.reduce<Viewed[]>((seen, id) => withViewed(seen, product(id)), [])
  expect(list.map(({ id }) => id)).toEqual(ids.slice(3).toReversed())
})

test.each([undefined, '', 7, null, { id: 'a' }, [null, 7, { id: 'a' }, { id: 'a', title: 'A', image: null }]])(
  'what cannot be read counts as nothing: %j',
  (stored) => {
    expect(parseViewed(stored)).toEqual([])
  },
)

test('what was stored is read', () => {
  expect(parseViewed([product('a')])).toEqual([product('a')])
})
