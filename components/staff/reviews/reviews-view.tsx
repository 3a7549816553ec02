import Link from 'next/link'
import { Button, buttonClass } from '@/components/ui/button'
import type { Language } from '@/lib/config/constants'
import { reviewStates, type ReviewCounts, type ReviewPage, type ReviewState } from '@/lib/contract/staff-reviews'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { ReviewCard } from './review-card'

interface Asked {
  state: ReviewState | undefined
  stars: number | undefined
  search: string
}

interface Props extends ReviewPage {
  asked: Asked
  counts: ReviewCounts
  language: Language
  t: StaffTranslator
}

/** Customers' reviews, newest first, with filters and search. */
export function ReviewsView({ reviews, next, asked, counts, language, t }: Props) {
  const { state, stars, search } = asked
  return (
    <>
      <div className="staff-title">
        <h1 className="text-h2">{t('Reviews.title')}</h1>
        <form action="/staff/reviews" role="search" className="staff-search flex flex-wrap gap-2">
          {state && <input type="hidden" name="state" value={state} />}
          <select name="stars" defaultValue={stars ?? ''} aria-label={t('Reviews.stars')} className="staff-select">
            <option value="">{t('Reviews.anyStars')}</option>
            {[5, 4, 3, 2, 1].map((one) => (
              <option key={one} value={one}>
                {t('Reviews.starCount', { count: one })}
              </option>
            ))}
          </select>
          <span className="field-control field-pill flex-1">
            <input
              name="search"
              type="search"
              defaultValue={search}
              className="field-input"
              aria-label={t('Reviews.search')}
              placeholder={t('Reviews.search')}
            />
          </span>
          <Button type="submit" look="quiet" size="small">
            {t('Audit.apply')}
          </Button>
        </form>
      </div>
      <nav aria-label={t('Reviews.title')} className="staff-tabs">
        {([undefined, ...reviewStates] as const).map((one) => (
          <Link
            key={one ?? 'all'}
            href={addressOf({ ...asked, state: one })}
            prefetch={false}
            aria-current={one === state ? 'page' : undefined}
          >
            {t(`Reviews.states.${one ?? 'all'}`)} <span className="opacity-80">{counts[one ?? 'all']}</span>
          </Link>
        ))}
      </nav>
      {reviews.length === 0 ? (
        <p className="staff-card">{t(counts.all === 0 ? 'Reviews.none' : 'Reviews.empty')}</p>
      ) : (
        <ul className="staff-reviews">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} language={language} t={t} />
            </li>
          ))}
        </ul>
      )}
      {next !== null && (
        <Link
          href={addressOf({ ...asked, after: next })}
          prefetch={false}
          className={buttonClass({ look: 'quiet', size: 'small' }, 'mt-5')}
        >
          {t('Reviews.older')}
        </Link>
      )}
    </>
  )
}

function addressOf({ state, stars, search, after }: Asked & { after?: string }): string {
  const query = { state, stars: stars && String(stars), search, after }
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []))
  return given.length > 0 ? `/staff/reviews?${new URLSearchParams(given)}` : '/staff/reviews'
}
