const YEAR = 365 * 24 * 60 * 60

/** Security headers of every response; the script policy is separate (`policy.ts`). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Headers of every https response: the browser uses https from then on. */
export const httpsHeaders: Readonly<Record<string, string>> = { 'Strict-Transport-Security': `max-age=${YEAR}` }

/** Headers of data responses: harmless however a browser interprets them. */
export const dataHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}
