/** The API host gave no answer that can be used: not reached, too late, cut off, or a fault of its own (5xx). */
export class HostUnavailableError extends Error {
  override name = 'HostAway'
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number
  /** Whether it may be another one in the next moment. */
  readonly again: boolean
  /** Whether it answers others: it has had enough of what all our visitors read. */
  readonly limited: boolean
  /** Whether it may still be at what it was asked for: it was heard, and is only late. */
  readonly late: boolean

  constructor(
    readonly reason: string,
    {
      retryAfter = 5,
      again = true,
      limited = false,
      late = false,
      cause,
    }: Partial<Pick<HostUnavailableError, 'retryAfter' | 'again' | 'limited' | 'late' | 'cause'>> = {},
  ) {
    super(`The API host ${reason}`, { cause })
    this.retryAfter = retryAfter
    this.again = again
    this.limited = limited
    this.late = late
  }
}
