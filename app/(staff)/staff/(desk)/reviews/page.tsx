import { staffPage, staffTitle } from '@/app/staff-page'
import { ReviewsView } from '@/components/staff/reviews/reviews-view'
import { reviewCounts, staffReviews } from '@/lib/backend/staff'
import { reviewStates } from '@/lib/contract/staff-reviews'

export const generateMetadata = staffTitle('Reviews.title')

export default staffPage('/staff/reviews', async ({ language, t, query }) => {
  const state = reviewStates.find((one) => one === query('state'))
  const stars = [1, 2, 3, 4, 5].find((one) => String(one) === query('stars'))
  const search = query('search').slice(0, 200)
  const [page, counts] = await Promise.all([
    staffReviews({ state, stars, search, after: query('after').slice(0, 64) }),
    reviewCounts(),
  ])
  return <ReviewsView {...page} asked={{ state, stars, search }} counts={counts} language={language} t={t} />
})
