import type { z } from 'zod'
import type { CallName } from '@/lib/contract/addresses'
import type { calls } from '@/lib/contract/calls'
import type { SignedIn } from '@/lib/backend/backend'
import type { Language } from '@/lib/config/constants'

type CallOf<K extends CallName> = (typeof calls)[K]
type Part<K extends CallName, Name extends string> =
  CallOf<K> extends Record<Name, infer Schema extends z.ZodType> ? z.output<Schema> : undefined

export interface RequestContext<K extends CallName> {
  params: Part<K, 'params'>
  query: Part<K, 'query'>
  body: Part<K, 'body'>
  /** Part `image` of a multipart call. */
  image: File | null
  /** From the bearer or the cookie; validated only for calls with access `customer`. */
  token: string | null
  /** Null for a public call. */
  customer: CallOf<K> extends { access: 'customer' } ? SignedIn : null
  language: Language
  request: Request
  /** Response headers, for cookies and the like. */
  headers: Headers
}

/** Handles a call and returns its wire shape. Throws ShopError. */
type Handler<K extends CallName> = (context: RequestContext<K>) => Promise<z.input<CallOf<K>['output']>>

export type Handlers = { [K in CallName]: Handler<K> }
