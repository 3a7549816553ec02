import { expect, jest, test } from '@jest/globals'
import { ShopError } from '@/lib/contract/error'
import type { Review } from '@/lib/contract/rating'
import { degradedRenders } from '@/lib/utils/degraded-render'
import type { listReviews } from './catalogue'
import { HostUnavailableError } from './http/host-away'

const listed = jest.fn<typeof listReviews>()

const review = (day: number, comment: string | null): Review => ({
  id: String(day),
  comment,
  rating: 5,
  createdAt: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  author: 'A****',
})

test('only ratings with a comment, newest first, from a host that mixes them', async () => {
  const pages = [
    [review(3, null), review(5, 'Five'), review(1, ' ')],
    [review(9, 'Nine'), review(5, 'Five'), review(4, null)],
    [review(7, 'Seven')],
  ]
  listed.mockImplementation(async (_, page) => {
    if (page === 4) throw new ShopError('NotFound')
    return { items: pages[page - 1] ?? [], total: 8, page, pages: 4 }
  })
  jest.doMock('./catalogue', () => ({ listReviews: listed }))
  const { writtenReviews } = await import('./written-reviews')
  const before = degradedRenders()
  const { items, ...counts } = await writtenReviews('p', 2)
  expect(items.map(({ comment }) => comment)).toEqual(['Nine', 'Seven'])
  expect(counts).toEqual({ written: 3, silent: 3, total: 8 })
  // A page the host does not have is not degraded.
  expect(degradedRenders()).toBe(before)
  listed.mockImplementation(async (_, page) => {
    if (page === 2) throw new HostUnavailableError('was cut off')
    return { items: pages[page - 1] ?? [], total: 8, page, pages: 3 }
  })
  expect((await writtenReviews('p', 2)).written).toBe(2)
  expect(degradedRenders()).toBe(before + 1)
})
