import { useTranslations, useLocale } from 'next-intl'
import { cx } from '@/components/ui/cx'
import { RowButtons } from '@/components/ui/row-buttons'
import { SectionHeading } from '@/components/ui/section-heading'
import { PAGE_SIZE } from '@/lib/contract/list'
import type { WrittenReviews, Review } from '@/lib/contract/rating'
import { writtenMean } from '@/lib/i18n/rating'
import { ArchIcon } from '@/components/ui/arch-icon'
import { star } from '@/components/ui/icon'
import { Stars } from '@/components/ui/stars'
import { useRatingLabel } from '@/components/ui/use-rating-label'
import { formatDay } from '@/lib/i18n/dates'
import { MoreReviews } from './more-reviews'
import { ReviewText } from './review-text'

interface ReviewsProps {
  reviews: WrittenReviews
  average: number | null
  /** URL of this page with more reviews; null when all are shown. */
  moreHref: string | null
}

const ROW = 'reviews-row'

/** Reviews with masked authors and the mean with one decimal: three side by side, two below 1200 px, one below 576, without looping. Ratings without a comment are counted below. Spec §2, §9. */
export function Reviews({ reviews, average, moreHref }: ReviewsProps) {
  const t = useTranslations('Details')
  const { items, written, silent, total } = reviews
  if (total === 0) return <NoReviews />
  const count = t('reviews', { count: total })
  const some = items.length > 0
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-16">
      <SectionHeading
        id="reviews-title"
        title={t('reviewsHeading')}
        // An API host may send reviews without their mean.
        note={average === null ? count : `${t('reviewsAverage', { average: writtenMean(average) })} · ${count}`}
        controls={
          some && <RowButtons rowId={ROW} labels={{ previous: t('reviewsPrevious'), next: t('reviewsNext') }} />
        }
      />
      {/* Reviews hold nothing focusable: the row itself takes the arrow keys. */}
      {some && (
        <ul
          id={ROW}
          tabIndex={items.length > 1 ? 0 : undefined}
          aria-labelledby="reviews-title"
          className="row reviews-row"
        >
          {items.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} />
            </li>
          ))}
          <MoreReviews
            href={moreHref}
            rowId={ROW}
            labels={{
              more: t('reviewsMore', { count: Math.min(PAGE_SIZE, written - items.length) }),
              loading: t('reviewsLoading'),
            }}
          />
        </ul>
      )}
      {silent > 0 && (
        <p className={cx('text-small text-date-600', some && 'mt-4')}>
          {t(some ? 'reviewsSilentToo' : 'reviewsSilent', { count: silent })}
        </p>
      )}
    </section>
  )
}

/** The empty state of reviews: no ratings yet, and how to rate. Spec §8 (NotFoundAnyRating). */
function NoReviews() {
  const t = useTranslations('Details')
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-16">
      <h2 id="reviews-title" className="text-h2">
        {t('reviewsHeading')}
      </h2>
      <div className="mt-5 flex flex-wrap items-center gap-4 rounded-panel bg-sand-100 p-5 md:p-6">
        <ArchIcon shape={star} large />
        <p className="flex-1 basis-40">
          <span className="block font-semibold">{t('NotFoundAnyRating')}</span>
          <span className="block text-small text-date-600">{t('ratingHint')}</span>
        </p>
      </div>
    </section>
  )
}

/** One review: the author's initial, the date, stars, comment, and the shop's answer. Spec §9. */
function ReviewCard({ review }: { review: Review }) {
  const t = useTranslations('Details')
  const language = useLocale()
  const ratingLabel = useRatingLabel()
  const { author, comment, answer } = review
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
      {answer && (
        <div className="mt-3 rounded-thumb bg-sand-100 p-4">
          <p className="text-note font-medium text-date-600">{t('reviewAnswer')}</p>
          <ReviewText comment={answer} />
        </div>
      )}
    </article>
  )
}
