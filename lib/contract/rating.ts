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
  /** The shop's public answer; undefined without one. */
  answer?: string
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

/** First letter and asterisks. Spec §9. */
export function maskAuthor(username: string): string {
  const [first] = new Intl.Segmenter('ar', { granularity: 'grapheme' }).segment(username.trim())
  return `${first?.segment ?? ''}****`
}

/** The signed-in customer's rating of one product in one order. */
export interface MyRating {
  id: string
  productId: string
  orderId: string
  /** 1 to 5. */
  rating: number
}

export interface NewRating extends Omit<MyRating, 'id'> {
  comment: string | null
}
