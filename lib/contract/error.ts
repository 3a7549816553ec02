import { z } from 'zod'
import type { City } from './address'
import type { Bilingual } from './bilingual'
import type { Cart } from './cart'
import type { ImportRemark } from './import-remark'
import { CartWire } from './customer-schemas'
import type { Fils } from './money'

/** The error shape of every call: a sentence for customers, and one entry per invalid field. Spec §8. */
export const ErrorBody = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), msg: z.string() })),
  /** The current cart, when an order was refused because it differs from what the customer saw. */
  cart: CartWire.optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** Error codes and their HTTP statuses. The code is also the message key (`Errors.<code>`). */
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
  SlotFull: 409,
  PayloadTooLarge: 413,
  CashNotOffered: 422,
  OnlyOnEnquiry: 422,
  IdempotencyKeyReused: 422,
  SlotRequired: 422,
  SmallestOrder: 422,
  NotDeliveredThere: 422,
  PaymentTooSmall: 422,
  PaymentTooLarge: 422,
  TooManyRequests: 429,
  TooManyOrders: 429,
  SomethingWentWrong: 500,
  PaymentFailed: 502,
  ServiceUnavailable: 503,
  ShopIsBusy: 503,
  PaymentUnavailable: 503,
  PaymentConnection: 503,
  PaymentMaintenance: 503,
  PaymentTimeout: 504,
} as const
export type ErrorCode = keyof typeof errorStatus

/** An invalid field: its path, and a message key (`Errors.<code>`) or a plain sentence. */
interface FieldError {
  path: string
  msg: string
  /** The sentence as a remark, of a file that the back office refuses. */
  remark?: ImportRemark
}

/** What a message names: `{city}`, `{amount}` and `{products}` of its text. */
export interface ErrorFacts {
  city?: City
  amount?: Fils
  products?: Bilingual[]
}

/** An error that customers and API clients may see. Any other thrown error is answered with 500. */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldError[]
  /** Seconds until a retry makes sense; null when unknown. */
  readonly retryAfter: number | null
  /** The current cart, for CartChanged. */
  readonly cart: Cart | undefined
  readonly facts: ErrorFacts
  constructor(
    code: ErrorCode,
    fields: FieldError[] = [],
    options: ErrorOptions & { retryAfter?: number; cart?: Cart; facts?: ErrorFacts } = {},
  ) {
    super(code, options)
    this.retryAfter = options.retryAfter ?? null
    this.cart = options.cart
    this.facts = options.facts ?? {}
    this.name = 'ShopError'
    this.code = code
    this.fields = fields
  }

  get status(): number {
    return errorStatus[this.code]
  }
}
