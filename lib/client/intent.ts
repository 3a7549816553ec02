import { signInPath } from '@/lib/config/routes'
import { colorOf } from '@/lib/contract/color'

/** The action of a visitor that requires signing in first. */
export type Intent =
  | { kind: 'favorite'; productId: string }
  | { kind: 'cart'; productId: string; quantity: number; color: string | null; size: string | null }

const ID = /^[\w-]{1,64}$/

/**
 * Formats an intent for a URL: `favorite.ID`, `cart.ID.2`, `cart.ID.2.#1C5638` or `cart.ID.2.#1C5638.SIZE` (the color may be
 * empty, or a name with dots). The preparation is not in it: it may hold names, so it stays in this tab's stored choice.
 */
export function formatIntent(intent: Intent): string {
  if (intent.kind === 'favorite') return `favorite.${intent.productId}`
  const { productId, quantity, color, size } = intent
  const written = ['cart', productId, quantity, color ?? '', size ?? ''].join('.')
  return color?.includes('.') ? written : written.replace(/\.+$/, '')
}

/** Parses an intent from a URL; null for anything else. */
export function parseIntent(text: string | string[] | null | undefined): Intent | null {
  const parts = (typeof text === 'string' ? text : '').split('.')
  const [kind, productId = '', quantity = '', ...options] = parts
  const size = options.length > 1 ? options.pop() : ''
  const color = options.join('.')
  if (!ID.test(productId)) return null
  if (kind === 'favorite') return quantity ? null : { kind, productId }
  if (kind !== 'cart' || !/^[1-9]\d{0,6}$/.test(quantity)) return null
  if ((color && colorOf(color) === null) || (size && !ID.test(size))) return null
  return { kind, productId, quantity: Number(quantity), color: color || null, size: size || null }
}

/** Path of the sign-in page that returns to `place` and then carries out the intent. */
export function signInAndReturnPath(place: string, intent?: Intent): string {
  const href = signInPath(place)
  return intent ? `${href}&${new URLSearchParams({ intent: formatIntent(intent) })}` : href
}
