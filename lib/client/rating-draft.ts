import 'client-only'

/** A review being written. */
export interface RatingDraft {
  /** 0: no star chosen yet. */
  rating: number
  comment: string
}

const key = (orderId: string, productId: string) => `oasis.rating.${orderId}.${productId}`

/** Keeps a review being written in the tab, until it is sent: Esc, a tap beside or a reload loses nothing. Standards 14. */
export function keepRating(orderId: string, productId: string, draft: RatingDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key(orderId, productId), JSON.stringify(draft))
    else sessionStorage.removeItem(key(orderId, productId))
  } catch {
    // Without storage it lives as long as its dialog.
  }
}

/** The review that was being written, or an empty one. */
export function keptRating(orderId: string, productId: string): RatingDraft {
  try {
    const text = sessionStorage.getItem(key(orderId, productId))
    // Written by this very file.
    if (text) return JSON.parse(text) as RatingDraft
  } catch {
    // As if nothing had been written.
  }
  return { rating: 0, comment: '' }
}
