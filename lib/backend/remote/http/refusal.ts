import type { CallName } from '@/lib/contract/addresses'
import { ShopError, type ErrorCode, type FieldError } from '@/lib/contract/error'

/** What the statuses of a host mean to us; what is not listed is a bad request. */
const codes: Record<number, ErrorCode> = {
  401: 'YouAreNotLogin',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'PayloadTooLarge',
  429: 'TooManyRequests',
}

/** What was not there when a call answers with 404, so that a host without words leaves no customer without any. */
const notThere: Partial<Record<CallName, ErrorCode>> = {
  addCart: 'ProductNotFound',
  changeCart: 'CartLineNotFound',
  deleteAddress: 'AddressNotFound',
  addFavorite: 'ProductNotFound',
  addRating: 'ProductNotFound',
}

/** What came back of a call that a host refused. */
interface Refused {
  /** 4xx. */
  status: number
  body: unknown
  /** Seconds after which it may be tried again. */
  retryAfter?: number | undefined
  /** A picture went with the call. */
  withImage?: boolean
}

/** A host's "no" (4xx) to a call as the shop says it, with the host's own words. Spec §8. */
export function refusal(name: CallName, { status, body, retryAfter, withImage = false }: Refused): ShopError {
  const code = (status === 404 && notThere[name]) || (codes[status] ?? 'BadRequest')
  const fields = fieldsOf(body)
  const said = sentenceOf(body)
  // Next to a picture everything else is small: its field is the one to say so.
  const field =
    status === 413 && withImage ? { path: 'image', msg: said ?? code } : said ? { path: '', msg: said } : null
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
