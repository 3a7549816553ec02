import { reviewers, reviewKindOf, reviewPool } from '@/lib/db/demo/catalogue/reviews'
import type { DemoProduct } from '@/lib/db/demo/types'
import type { customers, ratings } from '@/lib/db/schema'
import { demoId, productId, seededRandom } from './identity'
import { starsAround } from './stars'

type Rating = typeof ratings.$inferInsert & { createdAt: Date }

const DAY = 24 * 60 * 60 * 1000
/** Ratings spread over so many days back. */
const SPREAD = 300
/** No phone can sign in with it: it is no argon2 hash. */
const NO_PASSWORD = '!'

function reviewerId(index: number): string {
  return demoId('reviewer', String(index))
}

/** The people who rated the demo's products. They cannot sign in. */
export function demoCustomers(): (typeof customers.$inferInsert)[] {
  return reviewers.map((username, index) => ({
    id: reviewerId(index),
    username,
    phone: `97150100${String(index).padStart(4, '0')}`,
    passwordHash: NO_PASSWORD,
    language: /\p{Script=Arabic}/u.test(username) ? 'ar' : 'en',
  }))
}

/** Ratings of a product: its number of stars, each by another person, words where the pool has some for that many stars. `now` in ms. */
export function demoRatings(product: DemoProduct, now: number): Rating[] {
  if (!product.rated) return []
  const random = seededRandom(`ratings:${product.handle}`)
  const count = Math.min(product.rated.count, reviewers.length)
  const firstReviewer = Math.floor(random() * reviewers.length)
  const comments = commentsFor(product, random)
  return starsAround(product.rated.average, count, random).map((rating, index) => ({
    id: demoId('rating', `${product.handle}/${index}`),
    productId: productId(product.handle),
    customerId: reviewerId((firstReviewer + index) % reviewers.length),
    rating,
    comment: comments.get(rating)?.shift() ?? null,
    createdAt: new Date(now - Math.floor(random() ** 2 * SPREAD * DAY) - index),
  }))
}

/** Comments that suit the product by their stars, in an order of its own. */
function commentsFor(product: DemoProduct, random: () => number): Map<number, string[]> {
  const kind = reviewKindOf(product)
  const shuffled = reviewPool
    .filter((review) => review.kind === kind)
    .map((review) => ({ review, place: random() }))
    .sort((one, other) => one.place - other.place)
  const byStars = new Map<number, string[]>()
  for (const { review } of shuffled) byStars.set(review.stars, [...(byStars.get(review.stars) ?? []), review.comment])
  return byStars
}

/** Mean and number of ratings as the product's row keeps them; null for none. */
export function demoAverage(rows: { rating: number }[]): { averageRating: number; ratingsCount: number } | null {
  if (rows.length === 0) return null
  const sum = rows.reduce((total, row) => total + row.rating, 0)
  return { averageRating: Math.round((sum / rows.length) * 100) / 100, ratingsCount: rows.length }
}
