import { config } from '@/lib/config/environment'
import { ShopError } from '@/lib/contract/error'
import { bearerToken } from './bearer'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Rejects cross-site writes, which would use the customer's cookie or sign the browser in as another customer. Browsers report
 * the origin in Sec-Fetch-Site or else Origin; a client without both is not a browser and carries only its own cookies. A
 * bearer token authenticates instead of the cookie, so it passes; any other `Authorization` proves nothing. Throws Forbidden.
 * Invariant 16.
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
