import 'server-only'
import { headers } from 'next/headers'
import { ANSWER_HEADER, tellNotFound } from './page-status'

/**
 * Makes the answer to the page that is being made a 404. Next's own `notFound()` throws the page away, and what it sends instead
 * has no words until scripts run. Standards 1, 3.
 */
export async function answerNotFound(): Promise<void> {
  tellNotFound((await headers()).get(ANSWER_HEADER))
}
