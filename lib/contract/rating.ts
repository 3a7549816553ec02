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
  /** As `maskAuthor` leaves it: whoever reads reviews masks their authors at once, and no name goes any further. */
  author: string
}

/** What buyers wrote of a product. */
export interface WrittenReviews {
  /** Those with words, newest first, as many as were asked for. */
  items: Review[]
  /** How many have words. */
  written: number
  /** How many have none. */
  silent: number
  /** Ratings there are. */
  total: number
}

/** Wire shape of a review. Only the first letter of the author ever leaves the shop. Spec §9. */
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

/** A review as the wire writes it. */
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

/** A rating the signed-in customer gave, of one product of one order. */
export interface MyRating {
  id: string
  productId: string
  orderId: string
  /** 1 to 5. */
  rating: number
}

/** Wire shape of a rating the signed-in customer gave. */
export const MyRatingWire = z.object({ _id: z.string(), product: z.string(), order: z.string(), rating: z.number() })
export type MyRatingWire = z.infer<typeof MyRatingWire>

/** A rating as the wire writes it. */
export function encodeMyRating({ id, productId, orderId, rating }: MyRating): MyRatingWire {
  return { _id: id, product: productId, order: orderId, rating }
}
