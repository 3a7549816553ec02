import type { CallName } from '@/lib/contract/addresses'
import { ShopError, type ErrorCode } from '@/lib/contract/error'
import { errorTexts } from '@/lib/contract/error-texts'

/** Our error codes by the host's status; any other status is BadRequest. */
const codes: Record<number, ErrorCode> = {
  401: 'YouAreNotLogin',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  429: 'TooManyRequests',
}

/** Specific codes for a 404 by call, so that the customer sees a message even when the host sends none. */
const notThere: Partial<Record<CallName, ErrorCode>> = {
  addCart: 'ProductNotFound',
  changeCart: 'CartLineNotFound',
  deleteAddress: 'AddressNotFound',
  addFavorite: 'ProductNotFound',
  addRating: 'ProductNotFound',
}

const MESSAGE_MAX = 300

interface Refused {
  status: number
  body: unknown
  /** In seconds. */
  retryAfter?: number | undefined
  /** Whether the call carried a picture. */
  withImage?: boolean
}

/** Maps a host's 4xx to a ShopError with the host's own message. Spec §8. */
export function refusal(name: CallName, { status, body, retryAfter, withImage = false }: Refused): ShopError {
  const code = (status === 404 && notThere[name]) || (codes[status] ?? 'BadRequest')
  const { message, errors } = errorTexts(body)
  // Only the picture can be too large.
  const whole = status === 413 && withImage ? { path: 'image', msg: message || code } : { path: '', msg: message }
  const fields = [...errors, ...(errors.length === 0 && whole.msg ? [whole] : [])]
  return new ShopError(
    code,
    fields.map(({ path, msg }) => ({ path, msg: msg.trim().slice(0, MESSAGE_MAX) })),
    retryAfter === undefined ? {} : { retryAfter },
  )
}
