import { answerNotFound } from '@/lib/server/page-answer'
import NotFound from './not-found'

/** Not-found page with its 404 status. */
export function NotFoundPage() {
  answerNotFound()
  return <NotFound />
}

export { generateMetadata as notFoundMetadata } from './not-found'
