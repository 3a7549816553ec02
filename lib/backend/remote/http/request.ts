import 'server-only'
import { randomUUID } from 'node:crypto'
import { ShopError, type ErrorCode } from '@/lib/contract/error'
import { errorTexts } from '@/lib/contract/error-texts'
import { time } from '@/lib/telemetry/metrics'
import { originHeaders, traced } from '@/lib/telemetry/trace'
import { REQUEST_ID_HEADER, requestId } from '@/lib/utils/request-id'
import { config } from '@/lib/config/environment'
import { callAddresses, type CallName } from '@/lib/contract/addresses'
import { log } from '@/lib/utils/log'
import { parseJson } from '@/lib/utils/parse-json'
import type { Language } from '@/lib/config/constants'
import { HostUnavailableError } from './host-away'
import { unlessLimited, unlessOpen, withRetries } from './resilience'
import { send, type Timeouts, type Received } from './send'

export interface HostRequest {
  params?: Record<string, string>
  /** Lists repeat their key. */
  query?: Record<string, string | number | readonly string[] | null | undefined>
  body?: Record<string, unknown>
  /** A file or null sends the body as multipart with the parts `image` and `json`. */
  image?: File | null
  /** The customer's token at the host. */
  token?: string | null
  language?: Language
  /** IP address of the browser, for the host's rate limits. */
  address?: string | null
}

/** Bytes. A host's lists may hold dozens of base64 pictures of half a megabyte each. */
const MAX_BYTES = 96_000_000
/** Calls that every host answers when they have no filter: a 404 means a wrong base URL. */
const basics: readonly CallName[] = ['listProducts', 'listCategories', 'getSettings']
const reading: Timeouts = { begin: 5000, idle: 5000, total: 20_000 }
const writing: Timeouts = { begin: 25_000, idle: 5000, total: 28_000 }

/**
 * Makes a call of Spec §7 at the API host and returns its JSON; null for 204, an empty body, and a change's word of
 * confirmation. Retries reads, never writes. Throws ShopError with the host's message for 4xx, HostUnavailableError without a
 * usable answer.
 */
export async function requestHost(name: CallName, request: HostRequest = {}): Promise<unknown> {
  const { method } = callAddresses[name]
  const once = () => exchange(name, request)
  if (method !== 'get') return once()
  const read = () => withRetries(once)
  return unlessOpen(request.token ? read : () => unlessLimited(read))
}

async function exchange(name: CallName, request: HostRequest): Promise<unknown> {
  const start = performance.now()
  let status = 'away'
  const attributes = { 'peer.service': 'api-host', 'host.call': name }
  try {
    return await traced(`host ${name}`, { attributes }, async () => {
      const { id, received } = await sendTo(name, request)
      status = String(received.status)
      return answerOf(name, request, id, received)
    })
  } finally {
    time('hostCalls', { call: name, status }, start)
  }
}

async function sendTo(name: CallName, request: HostRequest): Promise<{ id: string; received: Received }> {
  const { method } = callAddresses[name]
  const { body, headers } = await bodyOf(request)
  const { token, language, address } = request
  const id = requestId() ?? randomUUID()
  const received = await send({
    method: method.toUpperCase(),
    url: addressOf(name, request),
    headers: {
      accept: 'application/json',
      ...originHeaders(),
      [REQUEST_ID_HEADER]: id,
      ...(token && { authorization: `Bearer ${token}`, cookie: `customerToken=${token}` }),
      ...(language && { 'accept-language': language }),
      ...(address && { 'x-forwarded-for': address }),
      ...headers,
    },
    body,
    timeouts: method === 'get' ? reading : writing,
    maxBytes: MAX_BYTES,
  })
  return { id, received }
}

/** Parses `Retry-After`; undefined unless it is in seconds. */
function secondsOf(retryAfter: string | undefined): number | undefined {
  const seconds = Number(retryAfter)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}

function isBasic(name: CallName, { query = {} }: HostRequest): boolean {
  return (
    basics.includes(name) &&
    Object.entries(query).every(([key, value]) => (key === 'page' ? value === 1 : [value ?? []].flat().length === 0))
  )
}

/** A word that confirms, such as OK. */
const WORD = /^\s*[^\s[{"<]\S{0,20}\s*$/

function answerOf(name: CallName, request: HostRequest, id: string, { status, headers, body }: Received): unknown {
  if (status >= 500 || status === 408) {
    log().warn({ call: name, status, requestId: id }, 'The API host failed')
    // On 504 and 408 a proxy has given up; the host may still be processing.
    throw new HostUnavailableError(`answered ${status}`, { late: status === 504 || status === 408 })
  }
  if (status >= 300 && status < 400) throw new HostUnavailableError(`led elsewhere (${status})`)
  const text = body.toString('utf8')
  if (status === 404 && isBasic(name, request))
    throw new HostUnavailableError(`has no ${callAddresses[name].path} (404): is API_BASE_URL its base address?`, {
      retryable: false,
    })
  const retryAfter = secondsOf(headers['retry-after'])
  // A refusal of shared reads affects all visitors and says nothing about their sessions: treat it as an outage.
  const isShared = callAddresses[name].method === 'get' && !request.token
  if (status === 429 && isShared)
    throw new HostUnavailableError('limits our requests', { retryable: false, limited: true, retryAfter })
  if ((status === 401 || status === 403) && isShared)
    throw new HostUnavailableError(`refuses our requests (${status})`, { retryable: false })
  if (status >= 400) {
    const withImage = request.image instanceof File
    throw refusal(name, { status, body: parseJson(text), retryAfter, withImage })
  }
  if (text.trim() === '') {
    // Taken for an empty list, it would replace kept data.
    if (isShared && status !== 204) throw new HostUnavailableError('sent an empty answer')
    return null
  }
  const answer = parseJson(text)
  // A change may be confirmed with a word; a message of a proxy, half an answer or a page confirms nothing.
  if (answer === undefined && callAddresses[name].method !== 'get' && WORD.test(text)) return null
  if (answer === undefined) throw new HostUnavailableError('answered with something that is not JSON')
  return answer
}

function addressOf(name: CallName, { params = {}, query = {} }: HostRequest): URL {
  const path = callAddresses[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  )
  const base = config().apiBaseUrl ?? ''
  const url = new URL(`${base.replace(/\/+$/, '')}${path}`)
  for (const [key, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) url.searchParams.append(key, String(one))
  return url
}

async function bodyOf({ body, image }: HostRequest): Promise<{ body?: Uint8Array; headers: Record<string, string> }> {
  if (body === undefined) return { headers: {} }
  const json = JSON.stringify(body)
  if (image === undefined) return { body: Buffer.from(json), headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  form.set('json', json)
  if (image) form.set('image', image, image.name)
  const packed = new Response(form)
  const type = packed.headers.get('content-type') ?? ''
  return { body: new Uint8Array(await packed.arrayBuffer()), headers: { 'content-type': type } }
}

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
