import 'server-only'
import { headers } from 'next/headers'
import { log } from '@/lib/utils/log'
import { RESPONSE_ID_HEADER, isDocument, markFailed, markNotFound } from './page-status'

/** Whether the current page is a full document, not a client navigation. */
export async function makesDocument(): Promise<boolean> {
  return isDocument(await answerNumber())
}

/**
 * Sets the current page's status to 404. Next's own `notFound()` discards the page, and its replacement has no text until
 * scripts run. Standards 1, 3.
 */
export async function answerNotFound(): Promise<void> {
  markNotFound(await answerNumber())
}

/** Logs `error` and sets the current page's failure status; the page itself informs the reader. */
export async function answerFailure(error: unknown): Promise<void> {
  markFailed(error, await answerNumber(), 200)
  log().error({ err: error }, 'A page could not be rendered')
}

/**
 * Logs why a client navigation failed and returns a replacement to throw: Next prints a thrown error with the failed query's
 * values.
 */
export async function loggedFailure(error: unknown): Promise<Error> {
  markFailed(error, await answerNumber())
  log().error({ err: error }, 'A page could not be rendered')
  const replacement = new Error('A page could not be rendered: see the log.')
  replacement.stack = `${replacement.name}: ${replacement.message}`
  return replacement
}

async function answerNumber(): Promise<string | null> {
  return (await headers()).get(RESPONSE_ID_HEADER)
}
