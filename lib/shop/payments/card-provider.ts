import 'server-only'
import { ShopError, type ErrorCode } from '@/lib/contract/error'
import type { Fils } from '@/lib/contract/money'
import type { Order } from '@/lib/contract/order'
import { log } from '@/lib/utils/log'

/** A payment session of the card provider, in its current state. */
export interface CardSession {
  id: string
  /** The order it pays; null for a foreign session. */
  orderId: string | null
  state: 'open' | 'complete' | 'expired'
  paid: boolean
  amount: Fils
  /** Lower-case code, `aed`. */
  currency: string
  /** Payment id for refunds; null until paid. */
  payment: string | null
  /** Payment page; null when the session is over. */
  url: string | null
}

/** An order to pay and the end of its session. */
export interface Payable {
  order: Order
  expiresAt: Date
}

/** A part of a payment to pay back, under an id of its own; `paid` is the whole payment. */
export interface RefundPart {
  id: string
  amount: Fils
  paid: Fils
}

/** The card provider: Stripe or the demo sandbox. Every method may throw a payment ShopError. */
export interface CardProvider {
  /** Opens a session, or returns the existing one of the order. */
  open(payable: Payable): Promise<CardSession>
  /** Reads the current state of a session. */
  find(id: string): Promise<CardSession>
  /** Expires an open session and returns its final state, possibly paid. Null when the provider does not know it, as after a change of account. */
  expire(id: string): Promise<CardSession | null>
  /** Refunds a part of an order's payment, or all that is left of it, idempotently; returns the amount in fils. */
  refund(order: { id: string; payment: string | null }, part?: RefundPart): Promise<Fils>
}

/** Error codes by the name of the SDK error. Spec §8. */
const codes: Record<string, ErrorCode> = {
  StripeConnectionError: 'PaymentConnection',
  StripeAuthenticationError: 'PaymentMaintenance',
  StripePermissionError: 'PaymentMaintenance',
  StripeRateLimitError: 'PaymentMaintenance',
}

/** The fields of an SDK error; only these are logged. */
interface ProviderFault {
  type: string
  statusCode: number | null
  message: string
}

/** Runs a call to the card provider; logs its errors and maps them to payment ShopErrors. */
export async function speakingToProvider<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ShopError) throw error
    const fault = faultOf(error)
    log().error(fault, 'The card provider failed')
    throw new ShopError(codeOf(fault), [], { cause: error })
  }
}

/** Whether the key is missing or the provider refuses it. */
export function lacksKey(thrown: unknown): boolean {
  if (!(thrown instanceof ShopError)) return false
  return thrown.code === 'PaymentUnavailable' || [401, 403].includes(faultOf(thrown.cause).statusCode ?? 0)
}

/** Whether the provider is still processing the same request of another caller. */
export function isBusy(thrown: unknown): boolean {
  return thrown instanceof ShopError && faultOf(thrown.cause).statusCode === 409
}

function codeOf({ type, statusCode, message }: ProviderFault): ErrorCode {
  if (type === 'StripeConnectionError' && /timeout|timed out|ETIMEDOUT|ESOCKETTIMEDOUT|aborted/i.test(message))
    return 'PaymentTimeout'
  if (statusCode !== null && statusCode >= 500) return 'PaymentMaintenance'
  return codes[type] ?? 'PaymentFailed'
}

function faultOf(error: unknown): ProviderFault {
  const fault: ProviderFault = { type: 'Error', statusCode: null, message: String(error) }
  if (typeof error !== 'object' || error === null) return fault
  if ('type' in error) fault.type = String(error.type)
  if ('statusCode' in error && typeof error.statusCode === 'number') fault.statusCode = error.statusCode
  if ('message' in error) fault.message = String(error.message)
  return fault
}
