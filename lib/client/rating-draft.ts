import 'client-only'
import { persisted, type Persisted } from './persisted'

/** A review being written. */
export interface RatingDraft {
  /** 0: no star chosen yet. */
  rating: number
  comment: string
}

/** A review being written, or an empty one; kept in the tab until it is sent: Esc, a tap beside or a reload loses nothing. Standards 14. */
export function keptRating(orderId: string, productId: string): Persisted<RatingDraft> {
  // Written through this very function.
  return persisted(
    `oasis.rating.${orderId}.${productId}`,
    (stored) => (stored as RatingDraft | undefined) ?? { rating: 0, comment: '' },
  )
}
