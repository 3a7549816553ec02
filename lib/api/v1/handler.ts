import type { z } from 'zod'
import type { CallName } from '@/lib/contract/addresses'
import type { calls } from '@/lib/contract/calls'
import type { Language } from '@/lib/config/constants'

type CallOf<K extends CallName> = (typeof calls)[K]
type Part<K extends CallName, Name extends string> =
  CallOf<K> extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

/** A call that has been checked: what was asked, by whom, in which language. */
export interface RequestContext<K extends CallName> {
  params: Part<K, 'params'>
  query: Part<K, 'query'>
  body: Part<K, 'body'>
  /** The part `image` of a multipart call. */
  image: File | null
  /** From the bearer or the cookie; looked up for a call with access `customer` only. */
  token: string | null
  /** Whose token it is; null for a public call. */
  customerId: CallOf<K> extends { access: 'customer' } ? string : null
  language: Language
  request: Request
  /** Headers of the answer, for cookies and the like. */
  headers: Headers
}

/** Answers a call in its wire shape. Throws ShopError. */
export type Handler<K extends CallName> = (asked: RequestContext<K>) => Promise<z.input<CallOf<K>['output']>>

/** The calls that this shop answers by itself. */
export type Handlers = { [K in CallName]?: Handler<K> }
