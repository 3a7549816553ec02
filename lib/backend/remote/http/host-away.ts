/** The API host gave no usable answer: unreachable, timed out, cut off, or 5xx. */
export class HostUnavailableError extends Error {
  override name = 'HostUnavailableError'
  /** Seconds until the next attempt. */
  readonly retryAfter: number
  /** Whether an immediate retry may succeed. */
  readonly retryable: boolean
  /** Whether the host limits our shared reads (429) but is up. */
  readonly limited: boolean
  /** Whether the host may still be processing the request, because only the answer timed out. */
  readonly late: boolean

  constructor(
    readonly reason: string,
    {
      retryAfter = 5,
      retryable = true,
      limited = false,
      late = false,
      cause,
    }: Partial<Pick<HostUnavailableError, 'retryAfter' | 'retryable' | 'limited' | 'late' | 'cause'>> = {},
  ) {
    super(`The API host ${reason}`, { cause })
    this.retryAfter = retryAfter
    this.retryable = retryable
    this.limited = limited
    this.late = late
  }
}
