import { answerNotFound } from '@/lib/server/page-answer'
import NotFound from './not-found'

/** Not-found page with its 404 status. */
export async function NotFoundPage() {
  await answerNotFound()
  return <NotFound />
}

export { generateMetadata as notFoundMetadata } from './not-found'
