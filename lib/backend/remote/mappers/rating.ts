import type { MyRating } from '@/lib/contract/rating'
import type { MappingContext } from './mapper'
import { dataOf, fieldsOf, idOf, listOf, numberOf } from './values'

/** Maps a customer's own rating; logs and returns null without product or order. Spec §7. */
export function readMyRating(value: unknown, mapping: MappingContext): MyRating | null {
  const fields = fieldsOf(value)
  const [productId, orderId] = [idOf(fields?.product), idOf(fields?.order)]
  if (!fields || !productId || !orderId) {
    mapping.warn(productId ? 'order' : 'product', 'is missing')
    return null
  }
  const rating = numberOf(fields.rating, mapping, 'rating') ?? 0
  return { id: idOf(fields._id) ?? `${orderId}-${productId}`, productId, orderId, rating }
}

/** Maps ratings, skipping unreadable ones. */
export function readMyRatings(answer: unknown, mapping: MappingContext): MyRating[] {
  return listOf(dataOf(answer), mapping, 'data').flatMap((one) => readMyRating(one, mapping) ?? [])
}
