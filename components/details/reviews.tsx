import { useTranslations } from 'next-intl'
import { RowButtons } from '@/components/ui/row-buttons'
import { SectionHeading } from '@/components/ui/section-heading'
import type { Review } from '@/lib/contract/rating'
import { MoreReviews } from './more-reviews'
import { NoReviews } from './no-reviews'
import { ReviewCard } from './review-card'

interface ReviewsProps {
  reviews: Review[]
  average: number | null
  /** All there are, with or without words, shown or not. */
  total: number
  /** Where the same page shows more of them; null when all are here. */
  moreHref: string | null
}

const ROW = 'reviews-row'

/** What buyers said, authors masked, the mean with one decimal: three side by side, two below 1200 px, one below 576, not endless. Spec §2, §9. */
export function Reviews({ reviews, average, total, moreHref }: ReviewsProps) {
  const t = useTranslations('Details')
  if (reviews.length === 0 || average === null) return <NoReviews />
  const title = t('reviewsHeading')
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-16">
      <SectionHeading
        id="reviews-title"
        title={title}
        note={`${t('reviewsAverage', { average: average.toFixed(1) })} · ${t('reviews', { count: total })}`}
        controls={<RowButtons rowId={ROW} labels={{ previous: t('reviewsPrevious'), next: t('reviewsNext') }} />}
      />
      {/* Reviews hold nothing to step to: the row itself takes the arrow keys. */}
      <ul
        id={ROW}
        tabIndex={reviews.length > 1 ? 0 : undefined}
        aria-labelledby="reviews-title"
        className="row reviews-row"
      >
        {reviews.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
        {moreHref && (
          <li>
            <MoreReviews
              href={moreHref}
              words={{ more: t('reviewsMore', { count: total - reviews.length }), loading: t('reviewsLoading') }}
            />
          </li>
        )}
      </ul>
    </section>
  )
}
