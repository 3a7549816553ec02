import { signInPath } from '@/lib/config/routes'

/** The action of a visitor that requires signing in first. */
export type Intent =
  | { kind: 'favorite'; productId: string }
  | { kind: 'cart'; productId: string; quantity: number; color: string | null; size: string | null }

const ID = /^[\w-]{1,64}$/
const COLOR = /^[\w#-]{1,40}$/

/**
 * Formats an intent for a URL: `favorite.ID`, `cart.ID.2`, `cart.ID.2.#1C5638` or `cart.ID.2.#1C5638.SIZE` (the color may be
 * empty). The preparation is not in it: it may hold names, so it stays in this tab's stored choice.
 */
export function formatIntent(intent: Intent): string {
  if (intent.kind === 'favorite') return `favorite.${intent.productId}`
  const { productId, quantity, color, size } = intent
  return ['cart', productId, quantity, color ?? '', size ?? ''].join('.').replace(/\.+$/, '')
}

/** Parses an intent from a URL; null for anything else. */
export function parseIntent(text: string | string[] | null | undefined): Intent | null {
  const parts = (typeof text === 'string' ? text : '').split('.')
  const [kind, productId = '', quantity = '', color = '', size = '', ...more] = parts
  if (!ID.test(productId) || more.length > 0) return null
  if (kind === 'favorite') return quantity ? null : { kind, productId }
  if (kind !== 'cart' || !/^[1-9]\d{0,6}$/.test(quantity)) return null
  if ((color && !COLOR.test(color)) || (size && !ID.test(size))) return null
  return { kind, productId, quantity: Number(quantity), color: color || null, size: size || null }
}

/** Path of the sign-in page that returns to `place` and then carries out the intent. */
export function signInAndReturnPath(place: string, intent?: Intent): string {
  const href = signInPath(place)
  return intent ? `${href}&${new URLSearchParams({ intent: formatIntent(intent) })}` : href
}
