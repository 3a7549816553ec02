import 'client-only'
import type { z } from 'zod'
import { API_BASE, callAddresses, type CallName } from '@/lib/contract/addresses'
import type { calls } from '@/lib/contract/calls'
import { CallError } from './call-error'
import { eitherSignal } from './either-signal'
import { session } from './session'

type Calls = typeof calls
type Part<K extends CallName, Name extends string> =
  Calls[K] extends Record<Name, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

/** What a call is given; see the table of calls for which parts each one takes. */
export interface CallInput<K extends CallName> {
  params?: Part<K, 'params'>
  query?: Partial<Part<K, 'query'>>
  body?: Part<K, 'body'>
  /** The part `image` of a multipart call. */
  image?: Blob | null
  signal?: AbortSignal
  /** Let it finish even when the page is left. */
  keepalive?: boolean
}
export type CallOutput<K extends CallName> = z.output<Calls[K]['output']>

const multipartCalls: readonly CallName[] = ['signup', 'updateProfile']
/** How long an answer is waited for, in ms. */
const PATIENCE = 30_000

/** Makes a call of spec §7 from a page. Throws CallError; what the caller aborts is thrown as the browser throws it. */
export async function call<K extends CallName>(name: K, input: CallInput<K> = {}): Promise<CallOutput<K>> {
  const { method } = callAddresses[name]
  const { signal, keepalive } = input
  const patience = AbortSignal.timeout(PATIENCE)
  let response: Response
  let text: string
  try {
    response = await fetch(addressOf(name, input), {
      method: method.toUpperCase(),
      ...bodyOf(name, input),
      keepalive,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal ? eitherSignal(signal, patience) : patience,
    })
    // An answer that breaks off half-way is no answer.
    text = await response.text()
  } catch (thrown) {
    if (signal?.aborted) throw thrown
    throw new CallError(0)
  }
  const answer = jsonIn(text)
  if (response.status === 401) session.setState({ signedIn: false })
  if (!response.ok) throw new CallError(response.status, answer, retryAfterOf(response))
  // The server has just made this with the schema of this very call.
  return answer as CallOutput<K>
}

/** What a text says in JSON; null when it says nothing, or something else. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Path and query of a call; lists repeat their key, and the answer comes in the page's language. */
function addressOf<K extends CallName>(name: K, { params, query }: CallInput<K>): string {
  const given = new Map<string, unknown>(Object.entries(params ?? {}))
  const path = callAddresses[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(given.get(key))),
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
