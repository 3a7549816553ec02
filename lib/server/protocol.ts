import type { IncomingMessage } from 'node:http'
import { config } from '@/lib/config/environment'
import { httpsHeaders } from '@/lib/security/headers'
import { prepareAnswers } from './intercept'

/** Header in which a proxy says how it was asked. The shop's own answer to that replaces it, for all who read it after. */
const HEADER = 'x-forwarded-proto'

/**
 * Decides for each request, in this one place, whether its browser speaks https with the shop: session and language cookies, links of
 * the framework, the policy of scripts and the cache of pages go by it. Every answer on https asks browsers to stay with it. Call
 * before the first request. Returns a function that ends it (tests).
 */
export function decideProtocol(): () => void {
  return prepareAnswers((request, response) => {
    const https = isHttps(request)
    request.headers[HEADER] = https ? 'https' : 'http'
    if (https) for (const [name, value] of Object.entries(httpsHeaders)) response.setHeader(name, value)
  })
}

/**
 * Whether the shop's address is one of https, whatever a proxy forgets to say, or else the outermost proxy was asked so. Proxies write
 * it in any letters, and add to what the one before them wrote.
 */
export function isHttps({ headers }: IncomingMessage): boolean {
  if (config().shopUrl.startsWith('https:')) return true
  const [outermost = ''] = String(headers[HEADER] ?? '').split(',')
  return outermost.trim().toLowerCase() === 'https'
}
