import { reviewStates, type ReviewCounts, type ReviewPage, type ReviewState } from '@/lib/contract/staff-reviews'
import { ListSearch, listHref, NextPage } from '../kit/list-parts'
import { ListTabs } from '../kit/list-tabs'
import { ReviewCard } from './review-card'
import { PageTitle } from '../kit/page-title'
import type { StaffTexts } from '../kit/translations'

interface Asked {
  state: ReviewState | undefined
  stars: number | undefined
  search: string
}

interface Props extends ReviewPage, StaffTexts {
  asked: Asked
  counts: ReviewCounts
}

/** Customers' reviews, newest first, with filters and search. */
export function ReviewsView({ reviews, next, asked, counts, language, t }: Props) {
  const { state, stars, search } = asked
  const href = (to: { state?: string; after?: string }) => listHref('/staff/reviews', { stars, search, ...to })
  return (
    <>
      <PageTitle title={t('Reviews.title')}>
        <ListSearch
          action="/staff/reviews"
          label={t('Reviews.search')}
          value={search}
          kept={{ state }}
          apply={t('Common.search')}
        >
          <select name="stars" defaultValue={stars ?? ''} aria-label={t('Reviews.stars')} className="staff-select">
            <option value="">{t('Reviews.anyStars')}</option>
            {[5, 4, 3, 2, 1].map((one) => (
              <option key={one} value={one}>
                {t('Reviews.starCount', { count: one })}
              </option>
            ))}
          </select>
        </ListSearch>
      </PageTitle>
      <ListTabs
        label={t('Reviews.title')}
        tabs={([undefined, ...reviewStates] as const).map((one) => ({
          href: href({ state: one }),
          label: t(`Reviews.states.${one ?? 'all'}`),
          current: one === state,
          count: counts[one ?? 'all'],
        }))}
      />
      {reviews.length === 0 ? (
        <p className="staff-card">{t(counts.all === 0 ? 'Reviews.none' : 'Reviews.empty')}</p>
      ) : (
        <ul className="grid gap-3">
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} language={language} t={t} />
            </li>
          ))}
        </ul>
      )}
      <NextPage href={next !== null && href({ state, after: next })}>{t('Reviews.older')}</NextPage>
    </>
  )
}
