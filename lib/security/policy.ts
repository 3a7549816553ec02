export interface PolicySetup {
  /** Random per response, base64. */
  nonce: string
  /** The development server needs eval and inline styles. */
  development: boolean
  https: boolean
  /** Whether pages of this shop may show it in a frame; other sites never may. */
  framed?: boolean
  /** Origin of pictures and videos on a CDN. */
  mediaOrigin?: string
}

/** Request header in which the middleware passes the nonce to the renderer. */
export const NONCE_HEADER = 'x-nonce'

/** Hashes of the styles that sonner injects without a nonce: an empty element, then its styles. The test fails when they change. */
export const SONNER_STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='"

/** A page of the back office loads nothing from other hosts; of this one it embeds the preview of the home page. */
export function staffSecurityPolicy(setup: PolicySetup): string {
  const only: Record<string, string> = {
    'style-src': setup.development ? "'self' 'unsafe-inline'" : `'self' 'nonce-${setup.nonce}'`,
    'connect-src': `'self'${setup.development ? ' ws: wss:' : ''}`,
    'frame-src': "'self'",
    'worker-src': "'self'",
    'form-action': "'self'",
  }
  return contentSecurityPolicy(setup)
    .split('; ')
    .map((directive) => {
      const [name = ''] = directive.split(' ')
      return only[name] === undefined ? directive : `${name} ${only[name]}`
    })
    .join('; ')
}

/** Origins of the card provider's API calls and frames. */
const STRIPE = { api: 'https://api.stripe.com', frames: 'https://js.stripe.com https://hooks.stripe.com' }

/**
 * Builds a page's Content-Security-Policy: scripts run only with the response's nonce, or when loaded by such a script. Inline
 * styles are allowed in attributes (next/image, maps and sliders use them), not in elements. Data blocks (JSON-LD) are not
 * scripts.
 */
export function contentSecurityPolicy({ nonce, development, https, framed = false, mediaOrigin }: PolicySetup): string {
  const own = `'self' 'nonce-${nonce}'`
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': `${own} 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    'script-src-attr': "'none'",
    'style-src': development ? "'self' 'unsafe-inline'" : `${own} ${SONNER_STYLES}`,
    'style-src-attr': "'unsafe-inline'",
    'img-src': `'self' data: blob:${mediaOrigin ? ` ${mediaOrigin}` : ''}`,
    ...(mediaOrigin && { 'media-src': `'self' ${mediaOrigin}` }),
    'font-src': "'self'",
    'connect-src': `'self' ${STRIPE.api}${development ? ' ws: wss:' : ''}`,
    'frame-src': `'self' ${STRIPE.frames}`,
    'worker-src': "'self' blob:",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self' https://checkout.stripe.com",
    'frame-ancestors': framed ? "'self'" : "'none'",
    ...(https && { 'upgrade-insecure-requests': '' }),
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')
}
