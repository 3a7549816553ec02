import { answerNotFound } from '@/lib/gateway/page-answer'
import NotFound from './not-found'
import { unlistedMetadata } from './unlisted-metadata'

/** What a page shows, with the status that belongs to it, when there is nothing at its address. */
export async function NotFoundPage() {
  await answerNotFound()
  return <NotFound />
}

/** Head of a page at whose address there is nothing. */
export function notFoundMetadata() {
  return unlistedMetadata('NotFound.metaTitle')
}
