import type { ServerResponse } from 'node:http'
import { isDatabaseUnavailable } from '@/lib/utils/database-unavailable'
import { recordDiskFull } from '@/lib/utils/disk-full'
import { degradedRenders } from '@/lib/utils/degraded-render'
import { onHeaders, onResponse } from './intercept'

/** Internal request header with the response's number. Overwrites a client's own value. */
export const RESPONSE_ID_HEADER = 'x-shop-answer'

declare global {
  var oasisAnswers: { last: number; open: Map<string, Answer> } | undefined
}

interface Answer {
  response: ServerResponse
  /** A full document, not a client navigation. */
  isDocument: boolean
}

function answers() {
  return (globalThis.oasisAnswers ??= { last: 0, open: new Map() })
}

/**
 * Numbers this process's responses, so that a page can mark its own as failed or not found. Keeps not-found pages, degraded
 * pages and redirects out of shared caches: they may change within a minute or depend on the visitor. Call before the first
 * request. Returns a function that ends it (tests).
 */
export function trackResponses(): () => void {
  return onResponse((request, response) => {
    const number = String(++answers().last)
    request.headers[RESPONSE_ID_HEADER] = number
    answers().open.set(number, { response, isDocument: request.headers.rsc === undefined })
    response.once('close', () => answers().open.delete(number))
    const missed = degradedRenders()
    onHeaders(response, (status) => {
      if ((status !== 200 && status !== 304) || degradedRenders() !== missed) response.removeHeader('CDN-Cache-Control')
      return status
    })
  })
}

/**
 * Marks a response as failed. An outage (API host or database down, disk full) gives 503 with Retry-After instead
 * of 500, so that search engines keep their index; Next has no such status, so it is set as the headers are sent. A failed page
 * is never cacheable. Compares `name`, since each server bundle has its own copy of the class. `made`: the status otherwise;
 * 200 when the page shows the failure itself.
 */
export function markFailed(error: unknown, number: unknown, made: 200 | 500 = 500): void {
  const response = answers().open.get(String(number))?.response
  if (!response) return
  const unavailable =
    (error instanceof Error && error.name === 'HostUnavailableError') ||
    isDatabaseUnavailable(error) ||
    recordDiskFull(error)
  const retryAfter = error instanceof Error && 'retryAfter' in error ? String(error.retryAfter) : '5'
  onHeaders(response, (status) => {
    if (status !== made) return status
    if (unavailable) response.setHeader('Retry-After', retryAfter)
    response.setHeader('Cache-Control', 'private, no-store')
    return unavailable ? 503 : 500
  })
}

/** Marks a response as 404. */
export function markNotFound(number: unknown): void {
  const response = answers().open.get(String(number))?.response
  if (response) onHeaders(response, (status) => (status === 200 ? 404 : status))
}

/** Whether the response is a full document, not a client navigation. */
export function isDocument(number: unknown): boolean {
  return answers().open.get(String(number))?.isDocument ?? false
}
