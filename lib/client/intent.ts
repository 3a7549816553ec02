import { signInPath } from '@/lib/config/routes'

/** The action of a visitor that requires signing in first. */
export type Intent =
  | { kind: 'favorite'; productId: string }
  | { kind: 'cart'; productId: string; quantity: number; color: string | null }

const ID = /^[\w-]{1,64}$/
const COLOR = /^[\w#-]{1,40}$/

/** Formats an intent for a URL: `favorite.ID`, `cart.ID.2` or `cart.ID.2.#1C5638`. */
export function formatIntent(intent: Intent): string {
  if (intent.kind === 'favorite') return `favorite.${intent.productId}`
  return ['cart', intent.productId, intent.quantity, ...(intent.color ? [intent.color] : [])].join('.')
}

/** Parses an intent from a URL; null for anything else. */
export function parseIntent(text: string | string[] | null | undefined): Intent | null {
  const [kind, productId = '', quantity = '', color = null, ...more] = (typeof text === 'string' ? text : '').split('.')
  if (!ID.test(productId) || more.length > 0) return null
  if (kind === 'favorite') return quantity ? null : { kind, productId }
  if (kind !== 'cart' || !/^[1-9]\d{0,6}$/.test(quantity) || (color !== null && !COLOR.test(color))) return null
  return { kind, productId, quantity: Number(quantity), color }
}

/** Path of the sign-in page that returns to `place` and then carries out the intent. */
export function signInAndReturnPath(place: string, intent?: Intent): string {
  const href = signInPath(place)
  return intent ? `${href}&${new URLSearchParams({ intent: formatIntent(intent) })}` : href
}
