import type { MyRating } from '@/lib/contract/rating'
import type { MappingContext } from './mapper'
import { dataOf, fieldsOf, idOf, listOf, numberOf } from './values'

/** A customer's own rating; null, and a line in the log, when it does not say of what. Spec §7. */
export function readMyRating(value: unknown, reading: MappingContext): MyRating | null {
  const fields = fieldsOf(value)
  const [productId, orderId] = [idOf(fields?.product), idOf(fields?.order)]
  if (!fields || !productId || !orderId) {
    reading.puzzled(productId ? 'order' : 'product', 'is missing')
    return null
  }
  const rating = numberOf(fields.rating, reading, 'rating') ?? 0
  return { id: idOf(fields._id) ?? `${orderId}-${productId}`, productId, orderId, rating }
}

/** The ratings of an answer that can be understood. */
export function readMyRatings(answer: unknown, reading: MappingContext): MyRating[] {
  return listOf(dataOf(answer), reading, 'data').flatMap((one) => readMyRating(one, reading) ?? [])
}
