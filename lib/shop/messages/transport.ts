import type { Channel } from './outbox'
import type { Rendered } from './template'
import type { Language } from '@/lib/config/constants'

/** A message with its words, ready to leave. */
export interface Delivery {
  id: string
  channel: Channel
  to: string
  template: string
  language: Language
  rendered: Rendered
}

/** Takes a message to its receiver. Throws DeliveryError. `signal` ends it when the shop closes. */
export type Transport = (delivery: Delivery, signal: AbortSignal) => Promise<void>

/** Why a message did not arrive. Its text never holds the message, nor a token. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
  /** Whether it may arrive later. */
  readonly passing: boolean
  /** Whether a setting of ours keeps it from arriving: then it waits for as long as it takes to put that right. */
  readonly setting: boolean
  /** Seconds the other side wants to be left alone; null when it did not say. */
  readonly retryAfter: number | null
  constructor(
    message: string,
    {
      passing,
      setting = false,
      retryAfter = null,
    }: { passing: boolean; setting?: boolean; retryAfter?: number | null },
  ) {
    super(message)
    this.passing = passing
    this.setting = setting
    this.retryAfter = retryAfter
  }
}
