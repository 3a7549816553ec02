export interface PolicySetup {
  /** Random, of this answer alone, in base64. */
  nonce: string
  /** The development server needs eval and inline styles. */
  development: boolean
  https: boolean
}

/** Header by which the middleware hands the nonce on to what renders the page. */
export const NONCE_HEADER = 'x-nonce'

/**
 * Styles that sonner writes into the page by itself, and cannot give a nonce to: an element with nothing in it, and a moment
 * later its styles. The test says when they are others.
 */
export const SONNER_STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

/** Where the card provider's script asks and shows frames, when a page loads it. */
const STRIPE = { ask: 'https://api.stripe.com', frames: 'https://js.stripe.com https://hooks.stripe.com' }

/**
 * The Content-Security-Policy of a page: scripts run only with the answer's nonce, or when such a script loads them. Styles may
 * stand in attributes (next/image, maps and sliders place things so), not in elements. Data blocks (JSON-LD) are no scripts.
 */
export function contentSecurityPolicy({ nonce, development, https }: PolicySetup): string {
  const own = `'self' 'nonce-${nonce}'`
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `${own} 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    'script-src-attr': "'none'",
    'style-src': development ? "'self' 'unsafe-inline'" : `${own} ${SONNER_STYLES}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': `'self' ${STRIPE.ask}${development ? ' ws: wss:' : ''}`,
    'frame-src': `'self' ${STRIPE.frames}`,
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self' https://checkout.stripe.com",
    'frame-ancestors': "'none'",
    ...(https && { 'upgrade-insecure-requests': '' }),
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')
}
