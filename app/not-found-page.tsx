import { answerNotFound } from '@/lib/server/page-answer'
import NotFound from './not-found'

/** What a page shows, with the status that belongs to it, when there is nothing at its address. */
export async function NotFoundPage() {
  await answerNotFound()
  return <NotFound />
}

export { generateMetadata as notFoundMetadata } from './not-found'
