import type { IncomingMessage } from 'node:http'
import { config } from '@/lib/config/environment'
import { httpsHeaders } from '@/lib/security/headers'
import { onResponse } from './intercept'

/** Header in which a proxy reports the client's protocol. `decideProtocol` replaces it for all later readers. */
const HEADER = 'x-forwarded-proto'

/**
 * Decides whether a request came over https and writes the result into the header, for session and language cookies, framework
 * links, the script policy and the page cache. Adds HSTS to https responses. Call before the first request. Returns a function
 * that ends it (tests).
 */
export function decideProtocol(): () => void {
  return onResponse((request, response) => {
    const https = isHttps(request)
    request.headers[HEADER] = https ? 'https' : 'http'
    if (https) for (const [name, value] of Object.entries(httpsHeaders)) response.setHeader(name, value)
  })
}

/**
 * Whether `SHOP_URL` or else the outermost proxy says https. Proxies write the header in any case, and append to the value
 * before them.
 */
export function isHttps({ headers }: IncomingMessage): boolean {
  if (config().shopUrl.startsWith('https:')) return true
  const [outermost = ''] = String(headers[HEADER] ?? '').split(',')
  return outermost.trim().toLowerCase() === 'https'
}
