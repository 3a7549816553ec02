import 'server-only'
import type { Context } from 'hono'
import { errorStatus, ShopError, type ErrorBody, type ErrorCode, type ErrorFacts } from '@/lib/contract/error'
import { titleList } from '@/lib/i18n/comma'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { formatPrice } from '@/lib/i18n/price'
import { log } from '@/lib/utils/log'
import { SESSION_COOKIE, type Language } from '@/lib/config/constants'
import { isDatabaseUnavailable } from '@/lib/utils/database-unavailable'
import { recordDiskFull } from '@/lib/utils/disk-full'
import { HostUnavailableError } from '@/lib/backend/remote/http/host-away'
import { encodeCart } from '@/lib/contract/cart-codec'
import { languageOf, readCookie } from '../request'
import { dropCookie } from '../session-cookie'

const RETRY_AFTER_SECONDS = '5'

/** Converts any thrown value into a ShopError; reveals nothing of internal errors. */
function toShopError(thrown: unknown, request: Request): ShopError {
  if (thrown instanceof ShopError) return thrown
  const { pathname } = new URL(request.url)
  if (thrown instanceof HostUnavailableError) {
    log().warn(
      { reason: thrown.reason, method: request.method, path: pathname },
      'A call had no answer of the API host',
    )
    return new ShopError('ServiceUnavailable', [], { retryAfter: thrown.retryAfter, cause: thrown })
  }
  log().error({ err: thrown, method: request.method, path: pathname }, 'A call failed')
  return new ShopError(
    isDatabaseUnavailable(thrown) || recordDiskFull(thrown) ? 'ServiceUnavailable' : 'SomethingWentWrong',
  )
}

function sentence(messages: Messages, key: string): string {
  const { Errors } = messages
  return key in Errors ? Errors[key as keyof typeof Errors] : key
}

/** Fills in what the message names. */
function withFacts(
  text: string,
  { city, amount, products }: ErrorFacts,
  language: Language,
  messages: Messages,
): string {
  const names = titleList(products?.map((title) => title[language]) ?? [])
  return text
    .replace('{city}', () => (city ? messages.City[city] : ''))
    .replace('{amount}', () => (amount === undefined ? '' : formatPrice(amount, language)))
    .replace('{products}', () => names)
}

/** Error response in the request's language. Spec §8. */
export async function errorResponse(
  thrown: unknown,
  c: Context,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { code, fields, retryAfter, cart, facts } = toShopError(thrown, c.req.raw)
  const language = languageOf(c)
  const messages = await loadMessages(language)
  const say = (key: string) => withFacts(sentence(messages, key), facts, language, messages)
  const body: ErrorBody = {
    message: say(code),
    errors: fields.map(({ path, msg }) => ({ path, msg: say(msg) })),
    ...(cart && { cart: encodeCart(cart) }),
  }
  return Response.json(body, {
    status: errorStatus[code],
    headers: {
      'cache-control': 'private, no-store',
      'content-language': language,
      ...extraHeaders(code, retryAfter),
      ...(code === 'YouAreNotLogin' &&
        hasDeadCookie(c.req.raw) && {
          'set-cookie': dropCookie(SESSION_COOKIE, c.req.raw),
        }),
      ...headers,
    },
  })
}

/** Whether an unauthenticated request carried a session cookie, which must then be expired. */
function hasDeadCookie(request: Request): boolean {
  return !request.headers.has('authorization') && readCookie(request, SESSION_COOKIE) !== null
}

function extraHeaders(code: ErrorCode, retryAfter: number | null): Record<string, string> {
  if (code === 'YouAreNotLogin') return { 'www-authenticate': 'Bearer' }
  if (retryAfter !== null) return { 'retry-after': String(retryAfter) }
  return code === 'ServiceUnavailable' ? { 'retry-after': RETRY_AFTER_SECONDS } : {}
}
