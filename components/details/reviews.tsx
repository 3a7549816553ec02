import { useLocale, useTranslations } from 'next-intl'
import { Stars } from '@/components/ui/stars'
import { maskAuthor, type Review } from '@/lib/contract/rating'
import { formatDay } from '@/lib/i18n/dates'

interface ReviewsProps {
  reviews: Review[]
  average: number | null
  /** All there are, with or without words. */
  total: number
}

/** What buyers said, newest first, authors masked. Spec §2, §9. */
export function Reviews({ reviews, average, total }: ReviewsProps) {
  const t = useTranslations('Details')
  const language = useLocale()
  if (reviews.length === 0 || average === null) return null
  return (
    <section id="reviews" className="mt-16">
      <h2 className="text-h2">{t('reviewsHeading')}</h2>
      <p className="mt-1 text-date-600">
        {t('reviewsAverage', { average: average.toFixed(1) })} · {t('reviews', { count: total })}
      </p>
      <ul className="mt-6 grid gap-5 md:grid-cols-2 wide:grid-cols-3">
        {reviews.map((review) => (
          <li key={review.id} className="rounded-panel bg-white p-6 shadow-e1">
            <div className="flex items-start gap-3">
              <span
                aria-hidden
                className="grid size-11 place-items-center rounded-full bg-palm-100 font-bold text-palm-800"
              >
                {maskAuthor(review.author).replaceAll('*', '')}
              </span>
              <div className="flex-1">
                <p className="font-medium text-ink">
                  <bdi>{maskAuthor(review.author)}</bdi>
                </p>
                <p className="text-note text-date-600">
                  <time dateTime={review.createdAt}>{formatDay(review.createdAt, language)}</time>
                </p>
              </div>
            </div>
            <Stars value={review.rating} className="mt-4" />
            {review.comment && (
              <p dir="auto" className="mt-2 text-date-700">
                {review.comment}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
