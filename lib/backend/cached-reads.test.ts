import { expect, jest, test } from '@jest/globals'
import type { WrittenReviews } from '@/lib/contract/rating'
import type { Backend } from './backend'
import { reviewPages } from './cached-reads'

const load = jest.fn<Backend['writtenReviews']>()

test.each([
  [undefined, 1],
  ['2', 2],
  ['0', 1],
  ['x', 1],
  ['99', 20],
  ['100', 1],
  [['3', '4'], 3],
])('?reviews=%p asks for %i pages', (param, pages) => {
  expect(reviewPages(param)).toBe(pages)
})

test('each page adds twelve reviews and links to the next page while there is one', async () => {
  const review = { id: '1', comment: 'Good', rating: 5, createdAt: '', author: 'A****' }
  load.mockImplementation(async (_, most): Promise<WrittenReviews> => {
    return { items: Array.from({ length: Math.min(most, 30) }, () => review), written: 30, silent: 4, total: 34 }
  })
  jest.resetModules()
  jest.doMock('./get-backend', () => ({ getBackend: () => ({ writtenReviews: load }) }))
  const { reviewsUpTo } = await import('./cached-reads')
  expect(await reviewsUpTo('p', 1)).toMatchObject({ items: { length: 12 }, written: 30, silent: 4, more: 2 })
  expect(await reviewsUpTo('p', 2)).toMatchObject({ items: { length: 24 }, more: 3 })
  expect(await reviewsUpTo('p', 3)).toMatchObject({ items: { length: 30 }, more: null })
})
