import { config } from '@/lib/config/environment'
import { ShopError } from '@/lib/contract/error'
import { bearerToken } from './bearer'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that another website makes a browser send: it would carry the customer's cookie, or sign the browser in as
 * somebody else. The browser says where a request comes from, in Sec-Fetch-Site or else in Origin; a client that says neither is
 * no browser and carries no cookie it does not own. Who brings a bearer's token is known by it, and not by the
 * cookie; any other `Authorization` proves nothing. Throws Forbidden. Invariant 16.
 */
export function assertSameSite(request: Request): void {
  if (SAFE.has(request.method) || bearerToken(request.headers.get('authorization'))) return
  const site = request.headers.get('sec-fetch-site')
  const own = site === null ? isOwnOrigin(request) : site === 'same-origin' || site === 'none'
  if (!own) throw new ShopError('Forbidden', [{ path: '', msg: 'CrossSite' }])
}

function isOwnOrigin(request: Request): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return true
  const { shopUrl } = config()
  const hosts = [request.headers.get('host'), request.headers.get('x-forwarded-host'), new URL(request.url).host]
  return origin === new URL(shopUrl).origin || (URL.canParse(origin) && hosts.includes(new URL(origin).host))
}
