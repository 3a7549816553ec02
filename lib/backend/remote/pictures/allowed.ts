import { config } from '@/lib/config/environment'

/**
 * The address of a picture, when it may be fetched: from the API host itself, or from one of `IMAGE_HOSTS`. Paths count
 * from the API host. Anything else could lead into somebody's own network.
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

/** `cdn.example.com`, `cdn.example.com:8443`, or `*.example.com` for all names under it. */
function matches({ host, hostname, port }: URL, allowed: string): boolean {
  if (allowed.startsWith('*.')) return port === '' && hostname.endsWith(allowed.slice(1))
  return host === allowed
}
