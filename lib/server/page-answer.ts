import 'server-only'
import { log } from '@/lib/utils/log'
import { currentResponse } from './shop-response'

export function makesDocument(): boolean {
  return currentResponse()?.isDocument ?? false
}

/**
 * Sets the current page's status to 404. Next's own `notFound()` discards the page, and its replacement has no text until
 * scripts run. Standards 1, 3.
 */
export function answerNotFound(): void {
  currentResponse()?.markNotFound()
}

/** Sets the current page's status to 403; the page itself informs the reader. */
export function answerForbidden(): void {
  currentResponse()?.markForbidden()
}

/** Logs `error` and sets the current page's failure status; the page itself informs the reader. */
export function answerFailure(error: unknown): void {
  currentResponse()?.markFailed(error, 200)
  log().error({ err: error }, 'A page could not be rendered')
}

/**
 * Logs why a page could not be rendered and returns a replacement to throw: Next prints a thrown error with the failed query's
 * values.
 */
export function loggedFailure(error: unknown): Error {
  currentResponse()?.markFailed(error)
  log().error({ err: error }, 'A page could not be rendered')
  const replacement = new Error('A page could not be rendered: see the log.')
  replacement.stack = `${replacement.name}: ${replacement.message}`
  return replacement
}
