import type { ServerResponse } from 'node:http'
import { isDatabaseUnavailable } from '@/lib/utils/database-unavailable'
import { recordDiskFull } from '@/lib/utils/disk-full'
import { degradedRenders } from '@/lib/utils/degraded-render'
import { asItBegins, prepareAnswers } from './intercept'

/** Header in which a request carries the number of its answer. Whatever a client writes there is overwritten. */
export const RESPONSE_ID_HEADER = 'x-shop-answer'

declare global {
  var oasisAnswers: { last: number; open: Map<string, Answer> } | undefined
}

interface Answer {
  response: ServerResponse
  /** Not a page that is fetched into a standing document. */
  isDocument: boolean
}

function answers() {
  return (globalThis.oasisAnswers ??= { last: 0, open: new Map() })
}

/**
 * Numbers the answers of this process, so that a page which fails or finds nothing can be told from others, and keeps shared
 * caches to what they may have: what is not there now may be in a minute, a part that is missing too, and a redirect is for who
 * asked. Call before the first request. Gives what ends it (tests).
 */
export function trackResponses(): () => void {
  return prepareAnswers((request, response) => {
    const number = String(++answers().last)
    request.headers[RESPONSE_ID_HEADER] = number
    answers().open.set(number, { response, isDocument: request.headers.rsc === undefined })
    response.once('close', () => answers().open.delete(number))
    const missed = degradedRenders()
    asItBegins(response, (status) => {
      if ((status !== 200 && status !== 304) || degradedRenders() !== missed) response.removeHeader('CDN-Cache-Control')
      return status
    })
  })
}

/**
 * A page that fails because the API host or the database is away, or the disk is full, is 503 with a time to come back, not 500: search engines then
 * keep what they have. Next knows no such status, so it is put in as the answer begins. No cache may keep a page that failed,
 * whatever the reason. Whoever failed is known by name: each bundle of the server has its own copy of the class. `made`: what the
 * answer would be otherwise; 200 when the page says so itself.
 */
export function markFailed(error: unknown, number: unknown, made: 200 | 500 = 500): void {
  const response = answers().open.get(String(number))?.response
  if (!response) return
  const away =
    (error instanceof Error && error.name === 'HostAway') || isDatabaseUnavailable(error) || recordDiskFull(error)
  const retryAfter = error instanceof Error && 'retryAfter' in error ? String(error.retryAfter) : '5'
  asItBegins(response, (status) => {
    if (status !== made) return status
    if (away) response.setHeader('Retry-After', retryAfter)
    response.setHeader('Cache-Control', 'private, no-store')
    return away ? 503 : 500
  })
}

/** The page that is being made says that there is nothing at its address: 404. */
export function markNotFound(number: unknown): void {
  const response = answers().open.get(String(number))?.response
  if (response) asItBegins(response, (status) => (status === 200 ? 404 : status))
}

/** Whether the answer is a document, which has to say all by itself, and not a page that is fetched into one. */
export function isDocument(number: unknown): boolean {
  return answers().open.get(String(number))?.isDocument ?? false
}
