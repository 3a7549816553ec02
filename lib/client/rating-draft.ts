import 'client-only'
import { persisted, type Persisted } from './persisted'

/** An unsent review. */
export interface RatingDraft {
  /** 0: no star chosen yet. */
  rating: number
  comment: string
}

/** The unsent review of a product of an order, or an empty one; stored in the tab until sent, so that closing the dialog or a reload loses nothing. Standards 14. */
export function keptRating(orderId: string, productId: string): Persisted<RatingDraft> {
  // Written through this function only.
  return persisted(
    `oasis.rating.${orderId}.${productId}`,
    (stored) => (stored as RatingDraft | undefined) ?? { rating: 0, comment: '' },
  )
}
