import type { Book, HostCustomer } from './book'
import type { Switches } from './faults'

/** One parsed call. */
export interface Exchange {
  path: string
  method: string
  query: URLSearchParams
  /** JSON body, or the fields of the part `json`. */
  body: Record<string, unknown>
  image: Buffer | null
  customer: HostCustomer | undefined
  token: string
  /** `Accept-Language`. */
  language: string
  origin: string
  book: Book
  switches: Switches
}

export interface Reply {
  status: number
  body: unknown
  headers?: Record<string, string>
}

export const ok = (body: unknown): Reply => ({ status: 200, body })

// The four shapes of spec §8.
export const refuseField = (field: string, msg: string, status = 400): Reply => ({
  status,
  body: { errors: [{ type: 'field', location: 'body', path: field, msg }] },
})
export const refuse = (status: number, message: string): Reply => ({ status, body: { status: 'fail', message } })
export const refuseText = (status: number, text: string): Reply => ({ status, body: { message: { text, code: 7 } } })
export const refuseDeep = (status: number, text: string): Reply => ({ status, body: { error: { text }, errors: null } })
export const refuseHurry = (seconds: number): Reply => ({
  ...refuse(429, 'Too many requests'),
  headers: { 'retry-after': String(seconds) },
})

export type Answerer = (exchange: Exchange, id: string) => Reply
