import 'server-only'
import { config } from '@/lib/config/environment'
import { HostUnavailableError } from '../http/host-away'
import { withRetries } from '../http/resilience'
import { send } from '../http/send'

const timeouts = { begin: 5000, idle: 5000, total: 15_000 }
const MAX_BYTES = 12_000_000
const HOPS = 3

/** Fetches a picture from an allowed URL, following redirects only to allowed URLs. Null for none. Throws HostUnavailableError. */
export async function fetchRemote(address: URL): Promise<Buffer | null> {
  let url: URL | null = allowedAddress(address.href)
  for (let hop = 0; url && hop <= HOPS; hop++) {
    const from: URL = url
    const request = { method: 'GET', url: from, headers: { accept: 'image/*' }, timeouts, maxBytes: MAX_BYTES }
    const { status, headers, body } = await withRetries(() => send(request))
    if (status === 200) return body
    if (status >= 500) throw new HostUnavailableError(`answered ${status} for a picture`)
    const { location } = headers
    url =
      status >= 300 && status < 400 && location && URL.canParse(location, from)
        ? allowedAddress(new URL(location, from).href)
        : null
  }
  return null
}

/**
 * The URL of a picture if it is at the API host or one of `IMAGE_HOSTS`; else null, because it could lead into a private
 * network (SSRF). Paths are relative to the API host.
 */
export function allowedAddress(text: string): URL | null {
  const { apiBaseUrl, imageHosts } = config()
  if (!apiBaseUrl || !URL.canParse(text, apiBaseUrl)) return null
  const url = new URL(text, apiBaseUrl)
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  url.hash = ''
  const own = url.host === new URL(apiBaseUrl).host
  return own || imageHosts.some((allowed) => matches(url, allowed)) ? url : null
}

/** Patterns: `cdn.example.com`, `cdn.example.com:8443`, `*.example.com` for all subdomains. */
function matches({ host, hostname, port }: URL, allowed: string): boolean {
  if (allowed.startsWith('*.')) return port === '' && hostname.endsWith(allowed.slice(1))
  return host === allowed
}
