const YEAR = 365 * 24 * 60 * 60

/** What every answer of the shop tells browsers; the policy of scripts stands beside it (`policy.ts`). */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** On https, with every answer: a browser that was here once never asks without it again. */
export const httpsHeaders: Readonly<Record<string, string>> = { 'Strict-Transport-Security': `max-age=${YEAR}` }

/** For answers that are data: whatever a browser takes them for, they can do nothing. */
export const dataHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
}
