import type { IncomingMessage } from 'node:http'
import { isUnder } from '@/lib/config/routes'
import { intercept } from './intercept'

/** The largest page form, bytes: an address and a note in Arabic, percent-encoded. */
const MAX_BYTES = 64_000

/**
 * Refuses bodies that no page form sends. Next copies any body posted to a page, up to 10 MB, and takes multipart forms for
 * Server Actions. API calls have their own limits. Not for the development server, which posts to itself. Call before the first
 * request. Returns a function that ends it (tests).
 */
export function limitPageForms(): () => void {
  return intercept((request, response, next) => {
    const status = isUnder(pathOf(request), ['/api']) ? null : refusalOf(request)
    if (status === null) return next()
    response.writeHead(status, { 'Content-Length': 0, 'Cache-Control': 'no-store' }).end()
  })
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?')[0] ?? ''
}

function refusalOf({ headers }: IncomingMessage): 411 | 413 | 415 | null {
  if (headers['transfer-encoding'] !== undefined) return 411
  const size = Number(headers['content-length'] ?? 0)
  if (size > MAX_BYTES) return 413
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  return size > 0 && type !== 'application/x-www-form-urlencoded' ? 415 : null
}
