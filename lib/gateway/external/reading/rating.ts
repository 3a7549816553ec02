import type { Reading } from './reading'
import { dataOf, fieldsOf, idOf, listOf, numberOf } from './values'

/** A rating the signed-in customer gave. */
export interface OwnRating {
  id: string
  productId: string
  orderId: string
  rating: number
}

/** A customer's own rating; null, and a line in the log, when it does not say of what. Spec §7. */
export function readOwnRating(value: unknown, reading: Reading): OwnRating | null {
  const fields = fieldsOf(value)
  const [productId, orderId] = [idOf(fields?.product), idOf(fields?.order)]
  if (!fields || !productId || !orderId) {
    reading.puzzled(productId ? 'order' : 'product', 'is missing')
    return null
  }
  const rating = numberOf(fields.rating, reading, 'rating') ?? 0
  return { id: idOf(fields._id) ?? `${orderId}-${productId}`, productId, orderId, rating }
}

export function readOwnRatings(answer: unknown, reading: Reading): OwnRating[] {
  return listOf(dataOf(answer), reading, 'data').flatMap((one) => readOwnRating(one, reading) ?? [])
}
