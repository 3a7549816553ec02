import { useLocale } from 'next-intl'
import { Stars } from '@/components/ui/stars'
import { useRatingLabel } from '@/components/ui/use-rating-label'
import type { Review } from '@/lib/contract/rating'
import { formatDay } from '@/lib/i18n/dates'
import { ReviewText } from './review-text'

/** One review: the author's initial, the date, stars, comment. Spec §9. */
export function ReviewCard({ review }: { review: Review }) {
  const language = useLocale()
  const ratingLabel = useRatingLabel()
  const { author, comment } = review
  return (
    <article className="relative flex h-full flex-col rounded-panel bg-white p-5 shadow-e1 md:p-6">
      <div className="flex flex-wrap gap-3">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-palm-100 font-bold text-palm-800"
        >
          {author.replaceAll('*', '')}
        </span>
        <div className="min-w-0 flex-[1_1_7rem]">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <h3 className="text-body font-medium text-ink">
              <bdi>{author}</bdi>
            </h3>
            <Stars value={review.rating} label={ratingLabel(review.rating)} single />
          </div>
          <p className="text-note text-date-600">
            <time dateTime={review.createdAt}>{formatDay(review.createdAt, language)}</time>
          </p>
        </div>
      </div>
      {comment && <ReviewText comment={comment} />}
    </article>
  )
}
