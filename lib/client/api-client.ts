import 'client-only'
import type { z } from 'zod'
import { API_BASE, callAddresses, type CallName } from '@/lib/contract/addresses'
import type { calls } from '@/lib/contract/calls'
import { errorTexts } from '@/lib/contract/error-texts'
import { parseJson } from '@/lib/utils/parse-json'
import { eitherSignal } from './either-signal'
import { noteServerDate } from './server-clock'
import { session } from './session'

type Calls = typeof calls
type Part<K extends CallName, Name extends string> =
  Calls[K] extends Record<Name, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

/** Input of a call; the table of calls lists the parts each one takes. */
export interface CallInput<K extends CallName> {
  params?: Part<K, 'params'>
  query?: Partial<Part<K, 'query'>>
  body?: Part<K, 'body'>
  /** The part `image` of a multipart call. */
  image?: Blob | null
  signal?: AbortSignal
  /** Finishes the request even when the page is left. */
  keepalive?: boolean
}
export type CallOutput<K extends CallName> = z.output<Calls[K]['output']>

const multipartCalls: readonly CallName[] = ['signup', 'updateProfile']
/** Timeout of a call, in ms. */
const TIMEOUT = 30_000

/** Makes an API call (Spec §7) from the browser. Throws CallError; an abort by the caller is rethrown as it is. */
export async function call<K extends CallName>(name: K, input: CallInput<K> = {}): Promise<CallOutput<K>> {
  const { method } = callAddresses[name]
  const { signal, keepalive } = input
  const timeout = AbortSignal.timeout(TIMEOUT)
  let response: Response
  let text: string
  try {
    response = await fetch(urlOf(name, input), {
      method: method.toUpperCase(),
      ...bodyOf(name, input),
      keepalive,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal ? eitherSignal(signal, timeout) : timeout,
    })
    // A response that breaks off half-way counts as none.
    text = await response.text()
  } catch (thrown) {
    if (signal?.aborted) throw thrown
    throw new CallError(0)
  }
  noteServerDate(response.headers.get('date'))
  const answer = parseJson(text)
  if (response.status === 401) session.setState({ signedIn: false })
  if (!response.ok) throw new CallError(response.status, answer, retryAfterOf(response))
  // The server encoded it with this call's schema.
  return answer as CallOutput<K>
}

/** Path and query of a call; lists repeat their key, `lang` is the page's language. */
function urlOf<K extends CallName>(name: K, { params, query }: CallInput<K>): string {
  const values = new Map<string, unknown>(Object.entries(params ?? {}))
  const path = callAddresses[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(values.get(key))),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {}))
    for (const one of [value].flat()) if (one !== undefined && one !== null) search.append(key, String(one))
  const language = document.documentElement.lang
  if (language) search.set('lang', language)
  return `${API_BASE}${path}?${search}`
}

function bodyOf<K extends CallName>(name: K, { body, image }: CallInput<K>): RequestInit {
  if (body === undefined) return {}
  const json = JSON.stringify(body)
  if (!multipartCalls.includes(name)) return { body: json, headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  form.set('json', json)
  if (image) form.set('image', image)
  return { body: form }
}

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}

/** A failed call: the server's error, or no response at all (`status` 0). Spec §8. */
export class CallError extends Error {
  override name = 'CallError'
  /** HTTP status; 0 without a response. */
  readonly status: number
  /** One entry per wrong field, in the language of the page. */
  readonly errors: { path: string; msg: string }[]
  /** `Retry-After` in seconds, if sent. */
  readonly retryAfter: number | null

  constructor(status: number, answer: unknown = null, retryAfter: number | null = null) {
    const { message, errors } = errorTexts(answer)
    super(message)
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
  }

  /** Whether the server refused the request (4xx); otherwise the fault lies with the server or the connection, not with the input. */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500
  }

  /** The server's message for one field, if any. */
  fieldError(path: string): string | undefined {
    return this.errors.find((one) => one.path === path)?.msg
  }
}

/** Whether a call failed with this HTTP status. */
export function hasStatus(thrown: unknown, status: number): boolean {
  return thrown instanceof CallError && thrown.status === status
}

type Translate = (key: 'Errors.offline' | 'Errors.fallback') => string

/** The shown text of an error thrown by a call: the server's message, else that there is no connection, else `fallback`. Spec §8. */
export function errorText(thrown: unknown, t: Translate, fallback = t('Errors.fallback')): string {
  if (!(thrown instanceof CallError)) return fallback
  return thrown.message || (thrown.status === 0 ? t('Errors.offline') : fallback)
}
