import { HTTPException } from 'hono/http-exception'
import { errorStatus, ShopError, type ErrorBody, type ErrorCode } from '@/lib/contract/error'
import { log } from '@/lib/utils/log'
import { isDatabaseUnavailable } from '@/lib/utils/database-unavailable'
import { recordDiskFull } from '@/lib/utils/disk-full'

/** English sentences for the CLI; a field's own message takes precedence. */
const sentences: Partial<Record<ErrorCode, string>> = {
  BadRequest: 'The request is not understood.',
  YouAreNotLogin: 'The staff token is missing or wrong.',
  Forbidden: 'You may not do this.',
  WrongCredentials: 'E-mail or password is wrong.',
  WrongCode: 'The code is wrong, was used before or is too old.',
  TooManyRequests: 'Too many tries: wait a little.',
  NotFound: 'There is no such call.',
  ProductNotFound: 'There is no such product.',
  CategoryNotFound: 'There is no such category.',
  Conflict: 'The shop is not in a state for this.',
  PayloadTooLarge: 'The file is too large.',
  ServiceUnavailable: 'The shop cannot do this now. Try again in a moment.',
}

const CHALLENGE = { 'www-authenticate': 'Bearer realm="staff"' }

/** Error response of every staff call; the back office translates its `code`. Internal errors are logged and answered 500 without their text. */
export function staffErrors(thrown: Error): Response {
  const { code, fields } = thrown instanceof ShopError ? thrown : faultOf(thrown)
  const retryAfter = thrown instanceof ShopError ? thrown.retryAfter : null
  return Response.json(
    { code, ...errorBody(code, fields) },
    {
      status: errorStatus[code],
      headers: {
        'cache-control': 'no-store',
        ...(code === 'YouAreNotLogin' && CHALLENGE),
        ...(retryAfter !== null && { 'retry-after': String(retryAfter) }),
      },
    },
  )
}

export function unknownCall(): Response {
  return Response.json({ code: 'NotFound', ...errorBody('NotFound') }, { status: errorStatus.NotFound })
}

/** Message for staff of an error in a response already begun. */
export function staffMessage(thrown: unknown): string {
  const { code, fields } = thrown instanceof ShopError ? thrown : faultOf(thrown)
  return errorBody(code, fields).message
}

function errorBody(code: ErrorCode, errors: ErrorBody['errors'] = []): ErrorBody {
  return {
    message: errors[0]?.msg ?? sentences[code] ?? 'Something went wrong in the shop. Its log says more.',
    errors,
  }
}

function cannot(msg: string): { code: ErrorCode; fields: ErrorBody['errors'] } {
  return { code: 'ServiceUnavailable', fields: [{ path: '', msg }] }
}

function faultOf(thrown: unknown): { code: ErrorCode; fields: ErrorBody['errors'] } {
  if (thrown instanceof HTTPException && thrown.status === 413) return { code: 'PayloadTooLarge', fields: [] }
  if (thrown instanceof HTTPException && thrown.status < 500) return { code: 'BadRequest', fields: [] }
  log().error({ err: thrown }, 'A staff call failed')
  if (isDatabaseUnavailable(thrown))
    return cannot(
      'The shop cannot reach its database (DATABASE_URL), or waited too long for it. Try again in a moment.',
    )
  if (recordDiskFull(thrown))
    return cannot('The disk of the shop, or of its database, is full or fails: make room and try again.')
  return { code: 'SomethingWentWrong', fields: [] }
}
