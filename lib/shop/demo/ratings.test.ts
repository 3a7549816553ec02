import { expect, test } from '@jest/globals'
import { demoProducts } from '@/lib/db/demo/catalogue/products'
import { deliveryReviews } from '@/lib/db/demo/catalogue/reviews-delivery'
import { demoRatings } from './ratings'

const ofDelivery = new Set(deliveryReviews.map(({ comment }) => comment))

test('a product’s newest three comments are about the product, not its delivery', () => {
  const now = Date.parse('2026-11-22')
  for (const product of demoProducts) {
    const words = demoRatings(product, now)
      .filter(({ comment }) => comment !== null)
      .toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
      .map(({ comment }) => comment ?? '')
    const goods = words.filter((comment) => !ofDelivery.has(comment)).length
    const newest = words.slice(0, Math.min(3, goods))
    expect([product.handle, newest.filter((comment) => ofDelivery.has(comment))]).toEqual([product.handle, []])
  }
})
