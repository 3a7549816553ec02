import { z } from 'zod'
import { Id, PageNumber, text } from './fields'

/** A customer's review of a product. Spec §3. */
export interface Review {
  id: string
  /** 1 to 5. */
  rating: number
  comment: string | null
  /** ISO 8601. */
  createdAt: string
  /** Masked with `maskAuthor` by the code that loads the review. */
  author: string
}

/** Reviews of a product with a comment, and counts. */
export interface WrittenReviews {
  /** Reviews with a comment, newest first, up to the requested number. */
  items: Review[]
  /** Number of ratings with a comment. */
  written: number
  /** Number of ratings without one. */
  silent: number
  /** Number of all ratings. */
  total: number
}

/** Wire shape of a review. Only the first letter of the author's name leaves the server. Spec §9. */
export const ReviewWire = z.object({
  _id: z.string(),
  rating: z.number(),
  comment: z.string().nullable(),
  createdAt: z.string(),
  customer: z.object({ username: z.string() }),
})
export type ReviewWire = z.infer<typeof ReviewWire>

/** First letter and asterisks. Spec §9. */
export function maskAuthor(username: string): string {
  const [first] = new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(username.trim())
  return `${first?.segment ?? ''}****`
}

/** Maps a review to the wire. */
export function encodeReview(review: Review): ReviewWire {
  return {
    _id: review.id,
    rating: review.rating,
    comment: review.comment,
    createdAt: review.createdAt,
    customer: { username: review.author },
  }
}

/** Query of `GET /rating`. */
export const ReviewQueryWire = z.object({
  product: Id,
  sort: z.literal('-createdAt').optional(),
  page: PageNumber.optional(),
})

/** Body of `POST /rating`. Spec §4, §5. */
export const RatingBody = z.object({
  product: Id,
  order: Id,
  rating: z.number().int().min(1).max(5),
  comment: text(2000).nullish(),
})

/** The signed-in customer's rating of one product in one order. */
export interface MyRating {
  id: string
  productId: string
  orderId: string
  /** 1 to 5. */
  rating: number
}

/** Wire shape of the signed-in customer's rating. */
export const MyRatingWire = z.object({ _id: z.string(), product: z.string(), order: z.string(), rating: z.number() })
export type MyRatingWire = z.infer<typeof MyRatingWire>

/** Maps a rating to the wire. */
export function encodeMyRating({ id, productId, orderId, rating }: MyRating): MyRatingWire {
  return { _id: id, product: productId, order: orderId, rating }
}
