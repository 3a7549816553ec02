import { config } from '@/lib/config/environment'

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
