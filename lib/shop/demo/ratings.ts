import type { DemoReview, ReviewKind } from '@/lib/db/demo/catalogue/review-kinds'
import { PEOPLE, reviewers, reviewKindOf, reviewPool } from '@/lib/db/demo/catalogue/reviews'
import type { DemoProduct } from '@/lib/db/demo/types'
import type { customers, ratings } from '@/lib/db/schema'
import { demoId, productId, seededRandom } from './identity'

type Rating = typeof ratings.$inferInsert & { createdAt: Date }

const DAY = 24 * 60 * 60 * 1000
/** Ratings go back this many days. */
const SPREAD_DAYS = 300
/** Not an argon2 hash, so it never matches. */
const NO_PASSWORD = '!'

function reviewerId(index: number): string {
  return demoId('reviewer', String(index))
}

/** The customers who rated the demo's products. They cannot sign in. */
export function demoCustomers(): (typeof customers.$inferInsert)[] {
  return Array.from({ length: PEOPLE }, (_, index) => {
    const username = reviewers[index % reviewers.length] ?? ''
    return {
      id: reviewerId(index),
      username,
      phone: `97150100${String(index).padStart(4, '0')}`,
      passwordHash: NO_PASSWORD,
      language: /\p{Script=Arabic}/u.test(username) ? 'ar' : 'en',
    }
  })
}

/** Builds a product's ratings: its number of stars, each by another customer, some with comments. `now` in ms. */
export function demoRatings(product: DemoProduct, now: number): Rating[] {
  if (!product.rated) return []
  const random = seededRandom(`ratings:${product.handle}`)
  const count = Math.min(product.rated.count, PEOPLE)
  const firstReviewer = Math.floor(random() * PEOPLE)
  const comments = commentsFor(product, count, random)
  return starsAround(product.rated.average, count, random).map((rating, index) => {
    const words = comments.get(rating)?.shift()
    return {
      id: demoId('rating', `${product.handle}/${index}`),
      productId: productId(product.handle),
      customerId: reviewerId((firstReviewer + index) % PEOPLE),
      rating,
      comment: words?.comment ?? null,
      createdAt: new Date(now - Math.floor(ageOf(words?.kind, random()) * SPREAD_DAYS * DAY) - index),
    }
  })
}

/** Age of a rating. The newest comments are about the product: delivery comments repeat on many products. */
function ageOf(kind: ReviewKind | undefined, chance: number): number {
  if (kind === 'delivery') return (1 + chance) / 2
  return kind ? chance ** 2 / 2 : chance ** 2
}

/** Picks comments by stars in a random order; adds delivery comments until half of the ratings can have one. */
function commentsFor(product: DemoProduct, ratings: number, random: () => number): Map<number, DemoReview[]> {
  const kind = reviewKindOf(product)
  const own = shuffled(ofKind(kind), random)
  const brought = kind === 'service' ? [] : shuffled(ofKind('delivery'), random)
  const byStars = new Map<number, DemoReview[]>()
  for (const review of [...own, ...brought.slice(0, Math.max(0, Math.ceil(ratings / 2) - own.length))])
    byStars.set(review.stars, [...(byStars.get(review.stars) ?? []), review])
  return byStars
}

function ofKind(kind: ReviewKind): DemoReview[] {
  return reviewPool.filter((review) => review.kind === kind)
}

function shuffled<T>(list: T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ one }) => one)
}

/** Mean and count as the product's row stores them; null for none. */
export function demoAverage(rows: { rating: number }[]): { averageRating: number; ratingsCount: number } | null {
  if (rows.length === 0) return null
  const sum = rows.reduce((total, row) => total + row.rating, 0)
  return { averageRating: Math.round((sum / rows.length) * 100) / 100, ratingsCount: rows.length }
}

/** Returns `count` star values (1 to 5) with a mean near `average`, spread like real ratings. `random` returns [0, 1). */
function starsAround(average: number, count: number, random: () => number): number[] {
  const total = Math.min(5 * count, Math.max(count, Math.round(average * count)))
  const base = Math.floor(total / count)
  const stars = Array.from({ length: count }, (_, index) => (index < total - base * count ? base + 1 : base))
  for (let swap = 0; swap < Math.floor(count / 5); swap++) spread(stars, random)
  return stars
}

/** Moves a star from one rating to another, which keeps the mean. */
function spread(stars: number[], random: () => number): void {
  const from = Math.floor(random() * stars.length)
  const to = Math.floor(random() * stars.length)
  const [taken, given] = [stars[from], stars[to]]
  if (taken === undefined || given === undefined || from === to || taken <= 2 || given >= 5) return
  stars[from] = taken - 1
  stars[to] = given + 1
}
