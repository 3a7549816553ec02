import { z } from 'zod'

/** The one error shape of every call: a sentence for people, and one entry per bad field. Spec §8. */
export const ErrorBody = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), msg: z.string() })),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** What can go wrong, and the HTTP status it is answered with. The key is also the message key (`Errors.<code>`). */
export const errorStatus = {
  BadRequest: 400,
  InvalidImage: 400,
  YouAreNotLogin: 401,
  Forbidden: 403,
  NotFound: 404,
  ProductNotFound: 404,
  CategoryNotFound: 404,
  MethodNotAllowed: 405,
  Conflict: 409,
  ThereIsNotEnoughQuantity: 409,
  PayloadTooLarge: 413,
  TooManyRequests: 429,
  SomethingWentWrong: 500,
  NotImplemented: 501,
  ServiceUnavailable: 503,
} as const
export type ErrorCode = keyof typeof errorStatus

/** A field of the input that is wrong: where, and the message key (`Errors.<code>`) or a plain sentence. */
export interface FieldError {
  path: string
  msg: string
}

/** An error a shopper or an API client may see. Everything else that is thrown is a fault of ours and is answered 500. */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldError[]
  /** Seconds after which it may be tried again; null when that is not known. */
  readonly retryAfter: number | null
  constructor(code: ErrorCode, fields: FieldError[] = [], options: ErrorOptions & { retryAfter?: number } = {}) {
    super(code, options)
    this.retryAfter = options.retryAfter ?? null
    this.name = 'ShopError'
    this.code = code
    this.fields = fields
  }
  get status(): number {
    return errorStatus[this.code]
  }
}
