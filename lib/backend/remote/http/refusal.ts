import type { CallName } from '@/lib/contract/addresses'
import { ShopError, type ErrorCode, type FieldError } from '@/lib/contract/error'

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

/** A host's 4xx answer. */
interface Refused {
  /** 4xx. */
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
  const fields = fieldsOf(body)
  const message = sentenceOf(body)
  // Only the picture can be too large.
  const field =
    status === 413 && withImage ? { path: 'image', msg: message ?? code } : message ? { path: '', msg: message } : null
  return new ShopError(code, fields.length > 0 ? fields : field ? [field] : [], {
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

/** First of the four shapes: a list of errors with `msg`. */
function fieldsOf(body: unknown): FieldError[] {
  const errors = property(body, 'errors')
  if (!Array.isArray(errors)) return []
  return errors.flatMap((one: unknown): FieldError[] => {
    const msg = property(one, 'msg') ?? property(one, 'message')
    const path = property(one, 'path') ?? property(one, 'param')
    return typeof msg === 'string' && msg ? [{ path: typeof path === 'string' ? path : '', msg: cut(msg) }] : []
  })
}

/** The other three: `message`, `message.text`, `error.text`. */
function sentenceOf(body: unknown): string | null {
  const message = property(body, 'message')
  const error = property(body, 'error')
  for (const words of [message, property(message, 'text'), property(error, 'text'), error])
    if (typeof words === 'string' && words.trim()) return cut(words)
  return null
}

function cut(words: string): string {
  return words.trim().slice(0, 300)
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
