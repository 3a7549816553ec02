import type { IncomingMessage } from 'node:http'
import { config } from '@/lib/config/environment'
import { httpsHeaders } from '@/lib/security/headers'
import type { Step } from './http'

/** Internal request header with the socket's remote address, which Next does not expose. Overwrites a client's own value. */
export const CLIENT_IP_HEADER = 'x-shop-peer'
/** Internal request header: set when a proxy has forwarded the request. */
export const FORWARDED_HEADER = 'x-shop-forwarded'
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
/** Header in which a proxy reports the client's protocol. `prepareRequest` replaces it for all later readers. */
const PROTOCOL_HEADER = 'x-forwarded-proto'
/**
 * Next's internal headers. To `x-middleware-prefetch` it answers pages with `{}`, which shared caches would store.
 * `next-action` calls a Server Action, which the shop does not have: Next reads the body and logs a failure.
 */
const INTERNAL_HEADERS = ['x-middleware-prefetch', 'next-action']

/**
 * Makes a request readable for everything after it: its path can be decoded (Invariant 21), only this server sets internal headers,
 * and the protocol is decided, for cookies, links, the script policy and the page cache. Adds the headers that every response has.
 */
export const prepareRequest: Step = (request, response, next) => {
  request.url = encodeStrayPercents(pathOf(request.url ?? '/'))
  for (const name of INTERNAL_HEADERS) delete request.headers[name]
  request.headers[CLIENT_IP_HEADER] = request.socket.remoteAddress ?? ''
  delete request.headers[FORWARDED_HEADER]
  if (isForwarded(request)) request.headers[FORWARDED_HEADER] = '1'
  const https = isHttps(request)
  request.headers[PROTOCOL_HEADER] = https ? 'https' : 'http'
  response.setHeader('X-Content-Type-Options', 'nosniff')
  if (https) for (const [name, value] of Object.entries(httpsHeaders)) response.setHeader(name, value)
  next()
}

/** Whether a proxy has sent the request: it says so, or asks for another host than this machine. */
function isForwarded({ headers }: IncomingMessage): boolean {
  const host = (headers.host ?? 'localhost').replace(/:\d+$/, '')
  return PROXY_HEADERS.some((name) => name in headers) || !/^(localhost|127\.[\d.]+|\[::1\])$/i.test(host)
}

/** Removes the origin of an absolute-form URL (RFC 9112 §3.2.2). */
function pathOf(address: string): string {
  return address.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
}

/** Encodes the percent signs of path segments that cannot be decoded, to which Next answers a bare 500. */
export function encodeStrayPercents(address: string): string {
  const [path = '', ...query] = address.split('?')
  const parts = path.split('/').map((part) => (canBeDecoded(part) ? part : part.replaceAll('%', '%25')))
  return [parts.join('/'), ...query].join('?')
}

function canBeDecoded(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/**
 * Whether `SHOP_URL` or else the outermost proxy says https. Proxies write the header in any case, and append to the value
 * before them.
 */
function isHttps({ headers }: IncomingMessage): boolean {
  if (config().shopUrl.startsWith('https:')) return true
  const [outermost = ''] = String(headers[PROTOCOL_HEADER] ?? '').split(',')
  return outermost.trim().toLowerCase() === 'https'
}
