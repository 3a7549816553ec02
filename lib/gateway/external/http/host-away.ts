/** The API host gave no answer that can be used: not reached, too late, cut off, or a fault of its own (5xx). */
export class HostAway extends Error {
  override name = 'HostAway'
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number
  /** Whether it may be another one in the next moment. */
  readonly again: boolean

  constructor(
    readonly reason: string,
    { retryAfter = 5, again = true, cause }: { retryAfter?: number; again?: boolean; cause?: unknown } = {},
  ) {
    super(`The API host ${reason}`, { cause })
    this.retryAfter = retryAfter
    this.again = again
  }
}
