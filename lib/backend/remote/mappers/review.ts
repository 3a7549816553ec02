import { maskAuthor, type Review } from '@/lib/contract/rating'
import type { MappingContext } from './mapper'
import { fieldsOf, idOf, momentOf, numberOf, textOf } from './values'

/** Maps a review and masks its author's name. Null without a rating. Spec §3, §9. */
export function readReview(value: unknown, mapping: MappingContext): Review | null {
  const fields = fieldsOf(value)
  const rating = numberOf(fields?.rating, mapping, 'rating')
  if (!fields || rating === null || rating < 1 || rating > 5) {
    mapping.warn('rating', 'is missing')
    return null
  }
  const author = textOf(fieldsOf(fields.customer)?.username)
  const createdAt = momentOf(fields.createdAt, new Date(0).toISOString())
  return {
    id: idOf(fields) ?? `${createdAt}-${rating}`,
    rating: Math.round(rating),
    comment: textOf(fields.comment) || null,
    createdAt,
    author: maskAuthor(author || '*'),
  }
}
