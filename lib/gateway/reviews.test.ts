import { expect, jest, test } from '@jest/globals'
import type { Review } from '@/lib/contract/rating'
import type { listReviews } from './catalogue'
import { reviewPages } from './reviews'

const listed = jest.fn<typeof listReviews>()

const review = (id: string, comment: string | null): Review => ({
  id,
  comment,
  rating: 5,
  createdAt: '',
  author: 'A****',
})

test.each([
  [undefined, 1],
  ['2', 2],
  ['0', 1],
  ['x', 1],
  ['99', 20],
  ['100', 1],
  [['3', '4'], 3],
])('?reviews=%p asks for %i pages', (asked, pages) => {
  expect(reviewPages(asked)).toBe(pages)
})

test('pages follow each other, in each those with words first, and the next one is named while there is one', async () => {
  listed.mockImplementation((_, page) =>
    Promise.resolve({ items: [review(`${page}a`, null), review(`${page}b`, 'Good')], total: 6, page, pages: 3 }),
  )
  jest.resetModules()
  jest.doMock('./catalogue', () => ({ listReviews: listed }))
  const { reviewsUpTo } = await import('./reviews')
  const two = await reviewsUpTo('p', 2)
  expect(two.items.map(({ id }) => id)).toEqual(['1b', '1a', '2b', '2a'])
  expect([two.total, two.more]).toEqual([6, 3])
  expect((await reviewsUpTo('p', 9)).more).toBeNull()
})
