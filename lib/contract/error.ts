import { z } from 'zod'
import { CartWire } from './cart'

/** The one error shape of every call: a sentence for people, and one entry per bad field. Spec §8. */
export const ErrorBody = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), msg: z.string() })),
  /** The cart as it is now, when an order was refused because it is another one than the customer saw. */
  cart: CartWire.optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** What can go wrong, and the HTTP status it is answered with. The key is also the message key (`Errors.<code>`). */
export const errorStatus = {
  BadRequest: 400,
  InvalidImage: 400,
  WrongCode: 400,
  CodeExpired: 400,
  YouAreNotLogin: 401,
  WrongCredentials: 401,
  Forbidden: 403,
  NotFound: 404,
  ProductNotFound: 404,
  CategoryNotFound: 404,
  OrderNotFound: 404,
  ProductNotInOrder: 404,
  CartLineNotFound: 404,
  AddressNotFound: 404,
  MethodNotAllowed: 405,
  Conflict: 409,
  ThereIsNotEnoughQuantity: 409,
  CartChanged: 409,
  CartIsEmpty: 409,
  CartIsFull: 409,
  IllegalStatus: 409,
  OrderNotDelivered: 409,
  AlreadyRated: 409,
  TooManyAddresses: 409,
  PayloadTooLarge: 413,
  CashNotOffered: 422,
  IdempotencyKeyReused: 422,
  PaymentTooSmall: 422,
  PaymentTooLarge: 422,
  TooManyRequests: 429,
  TooManyOrders: 429,
  SomethingWentWrong: 500,
  NotImplemented: 501,
  PaymentFailed: 502,
  ServiceUnavailable: 503,
  ShopIsBusy: 503,
  PaymentUnavailable: 503,
  PaymentConnection: 503,
  PaymentMaintenance: 503,
  PaymentTimeout: 504,
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
  /** The cart as it is now, for whoever saw another one. */
  readonly cart: CartWire | undefined
  constructor(
    code: ErrorCode,
    fields: FieldError[] = [],
    options: ErrorOptions & { retryAfter?: number; cart?: CartWire } = {},
  ) {
    super(code, options)
    this.retryAfter = options.retryAfter ?? null
    this.cart = options.cart
    this.name = 'ShopError'
    this.code = code
    this.fields = fields
  }

  /** HTTP status that it is answered with. */
  get status(): number {
    return errorStatus[this.code]
  }
}
