import { maskAuthor, type Review } from '@/lib/contract/rating'
import type { MappingContext } from './mapper'
import { fieldsOf, idOf, momentOf, numberOf, textOf } from './values'

/** A review; its author's name is masked before it goes any further. Null without a rating. Spec §3, §9. */
export function readReview(value: unknown, reading: MappingContext): Review | null {
  const fields = fieldsOf(value)
  const rating = numberOf(fields?.rating, reading, 'rating')
  if (!fields || rating === null || rating < 1 || rating > 5) {
    reading.puzzled('rating', 'is missing')
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
