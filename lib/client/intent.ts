import { signInPath } from '@/lib/config/routes'

/** What a visitor wanted when the shop asked them to sign in first. */
export type Intent =
  | { kind: 'favorite'; productId: string }
  | { kind: 'cart'; productId: string; quantity: number; color: string | null }

const ID = /^[\w-]{1,64}$/
const COLOR = /^[\w#-]{1,40}$/

/** An intention as it stands in an address: `favorite.ID`, `cart.ID.2` or `cart.ID.2.#1C5638`. */
export function formatIntent(intent: Intent): string {
  if (intent.kind === 'favorite') return `favorite.${intent.productId}`
  return ['cart', intent.productId, intent.quantity, ...(intent.color ? [intent.color] : [])].join('.')
}

/** Reads an intention from an address; null for anything else. */
export function parseIntent(text: string | string[] | null | undefined): Intent | null {
  const [kind, productId = '', quantity = '', color = null, ...more] = (typeof text === 'string' ? text : '').split('.')
  if (!ID.test(productId) || more.length > 0) return null
  if (kind === 'favorite') return quantity ? null : { kind, productId }
  if (kind !== 'cart' || !/^[1-9]\d{0,6}$/.test(quantity) || (color !== null && !COLOR.test(color))) return null
  return { kind, productId, quantity: Number(quantity), color }
}

/** Address of the sign-in page that leads back to `place` and then does what was wanted. */
export function signInAndReturnPath(place: string, intent?: Intent): string {
  const href = signInPath(place)
  return intent ? `${href}&${new URLSearchParams({ intent: formatIntent(intent) })}` : href
}
