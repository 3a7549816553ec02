import { useTranslations } from 'next-intl'
import { ArchIcon } from '@/components/ui/arch-icon'
import { star } from '@/components/ui/icons'

/** The empty state of reviews: no ratings yet, and how to rate. Spec §8 (NotFoundAnyRating). */
export function NoReviews() {
  const t = useTranslations('Details')
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-16">
      <h2 id="reviews-title" className="text-h2">
        {t('reviewsHeading')}
      </h2>
      <div className="mt-5 flex items-center gap-4 rounded-panel bg-sand-100 p-5 md:p-6">
        <ArchIcon shape={star} large />
        <p>
          <span className="block font-semibold">{t('NotFoundAnyRating')}</span>
          <span className="block text-small text-date-600">{t('ratingHint')}</span>
        </p>
      </div>
    </section>
  )
}
