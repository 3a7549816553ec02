import type { Channel } from './outbox'
import type { Rendered } from './template'
import type { Language } from '@/lib/config/constants'

/** A rendered message, ready to send. */
export interface Delivery {
  id: string
  channel: Channel
  to: string
  template: string
  language: Language
  rendered: Rendered
}

/** Sends a message. Throws DeliveryError. `signal` aborts it on shutdown. */
export type Transport = (delivery: Delivery, signal: AbortSignal) => Promise<void>

/** A failed delivery. Its text never contains the message or a token. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** Whether a retry may succeed. */
  readonly retryable: boolean
  /** Whether a wrong setting prevents delivery: the message then waits until it is fixed. */
  readonly misconfigured: boolean
  /** Seconds until the server accepts a retry; null when it did not say. */
  readonly retryAfter: number | null
  constructor(
    message: string,
    {
      retryable,
      misconfigured = false,
      retryAfter = null,
    }: { retryable: boolean; misconfigured?: boolean; retryAfter?: number | null },
  ) {
    super(message)
    this.retryable = retryable
    this.misconfigured = misconfigured
    this.retryAfter = retryAfter
  }
}
