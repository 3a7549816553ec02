import { beforeEach, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { products, ratings } from '@/lib/db/schema'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { getProduct } from '../catalogue/product'
import { listReviews, writtenReviews } from '../catalogue/reviews'
import { addProduct, addRatings } from '../catalogue/testing/fixture'
import { answerReview, hideReview, reviewCounts, staffReview, staffReviews } from './reviews'

describeOnEngines('reviews in the back office', () => {
  let productId: string
  beforeEach(async () => {
    const db = await database()
    await db.delete(ratings)
    productId = await addProduct({ title: { en: 'Alfalfa', ar: 'برسيم' } })
    await addRatings(productId, [
      { rating: 1, comment: 'Buy from 0501234567', by: 'Omar' },
      { rating: 5, comment: null, by: 'Salma' },
      { rating: 4, comment: 'Fresh, 100%', by: 'Huda' },
    ])
  })
  const idOf = async (name: string) => {
    const { reviews } = await staffReviews({ search: name })
    expect(reviews).toHaveLength(1)
    return reviews[0]?.id ?? ''
  }
  const authors = async (query: Parameters<typeof staffReviews>[0]) =>
    (await staffReviews(query)).reviews.map(({ customer }) => customer.name)

  test('are listed newest first with their authors, searched, filtered and paged', async () => {
    expect(await authors({})).toEqual(['Huda', 'Salma', 'Omar'])
    expect(await authors({ stars: 5 })).toEqual(['Salma'])
    expect(await authors({ search: 'برسيم' })).toEqual(['Huda', 'Salma', 'Omar'])
    expect(await authors({ search: '100%' })).toEqual(['Huda'])
    expect(await authors({ search: '1%0' })).toEqual([])
    const { reviews, next } = await staffReviews({ limit: 2 })
    expect(reviews).toHaveLength(2)
    expect(await staffReviews({ limit: 2, after: next ?? '' })).toMatchObject({
      reviews: [{ customer: { name: 'Omar' }, product: { title: { en: 'Alfalfa' }, visible: true } }],
      next: null,
    })
  })

  test('a hidden one is neither shown nor counted, until it is shown again', async () => {
    const bad = await idOf('Omar')
    expect(await hideReview(bad, 'A phone number')).toMatchObject({ hidden: { reason: 'A phone number' } })
    expect(await getProduct(productId)).toMatchObject({ averageRating: 4.5, ratingsCount: 2 })
    expect((await listReviews(productId, 1)).items.map(({ author }) => author)).toEqual(['H****', 'S****'])
    expect(await writtenReviews(productId, 5)).toMatchObject({ written: 1, silent: 1, total: 2 })
    expect(await authors({ state: 'hidden' })).toEqual(['Omar'])
    for (const name of ['Huda', 'Salma']) await hideReview(await idOf(name), 'A test')
    expect(await getProduct(productId)).toMatchObject({ averageRating: null, ratingsCount: 0 })
    await hideReview(bad, null)
    expect(await getProduct(productId)).toMatchObject({ averageRating: 1, ratingsCount: 1 })
    expect((await staffReviews({ search: 'Omar' })).reviews[0]?.hidden).toBeNull()
  })

  test('one is read alone', async () => {
    const id = await idOf('Huda')
    expect(await staffReview(id)).toMatchObject({ id, comment: 'Fresh, 100%', hidden: null, answer: null })
    await expect(staffReview('none')).rejects.toThrow('NotFound')
  })

  test('an answer is shown below its review only, and can be changed and taken away', async () => {
    const id = await idOf('Huda')
    await answerReview(id, 'Thank you!')
    expect((await listReviews(productId, 1)).items.map(({ answer }) => answer)).toEqual([
      'Thank you!',
      undefined,
      undefined,
    ])
    // Nothing is added to a review without an answer.
    expect(Object.keys((await listReviews(productId, 1)).items[1] ?? {})).not.toContain('answer')
    expect(await authors({ state: 'answered' })).toEqual(['Huda'])
    await answerReview(id, 'Thanks, Huda')
    expect(await authors({ search: 'thanks' })).toEqual(['Huda'])
    await answerReview(id, null)
    expect((await writtenReviews(productId, 5)).items[0]).not.toHaveProperty('answer')
    expect(await authors({ state: 'answered' })).toEqual([])
  })

  test('new ones are of the last two weeks, not hidden and without an answer', async () => {
    const db = await database()
    await db.update(ratings).set({ createdAt: new Date() })
    await hideReview(await idOf('Omar'), 'A phone number')
    await answerReview(await idOf('Huda'), 'Thank you!')
    expect(await authors({ state: 'new' })).toEqual(['Salma'])
    expect(await reviewCounts()).toEqual({ all: 3, new: 1, hidden: 1, answered: 1 })
    await db.update(ratings).set({ createdAt: new Date(Date.now() - 15 * 86_400_000) })
    expect(await authors({ state: 'new' })).toEqual([])
  })

  test('an unknown one is not found, and hiding counts with ratings of the same moment', async () => {
    await expect(hideReview('no-such', 'x')).rejects.toMatchObject({ code: 'NotFound' })
    await expect(answerReview('no-such', 'x')).rejects.toMatchObject({ code: 'NotFound' })
    await expect(answerReview(await idOf('Salma'), 'x')).rejects.toMatchObject({ code: 'Conflict' })
    const { reviews } = await staffReviews({})
    await Promise.all(reviews.map(({ id }) => hideReview(id, 'A test')))
    const [row] = await (await database()).select().from(products).where(eq(products.id, productId))
    expect(row).toMatchObject({ averageRating: null, ratingsCount: 0 })
  })
})
