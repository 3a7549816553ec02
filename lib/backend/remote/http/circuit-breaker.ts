import { HostUnavailableError } from './host-away'

/** Consecutive failures that open the breaker, and how long it stays open, ms. */
const FAILURES = 3
const REST = 3000
/** Upper bound of a host's `Retry-After`, s. */
const LONGEST_LIMIT = 600

interface Breaker {
  failures: number
  restUntil: number
  /** Time of the host's last answer, in ms of `performance.now()`. */
  answeredAt: number
  /** End of the host's rate limit for shared reads. */
  limitedUntil: number
}

declare global {
  var oasisHostBreaker: Breaker | undefined
}

/** One per process: on `globalThis`, because each server bundle has its own copy of this module. */
function breaker(): Breaker {
  return (globalThis.oasisHostBreaker ??= { failures: 0, restUntil: 0, answeredAt: 0, limitedUntil: 0 })
}

/** Reads, or throws HostUnavailableError at once while the breaker is open. */
export async function unlessOpen<T>(read: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  if (begun < breaker().restUntil) throw new HostUnavailableError('did not answer a moment ago')
  try {
    const answer = await read()
    noteAnswer()
    return answer
  } catch (error) {
    if (!(error instanceof HostUnavailableError) || error.limited) noteAnswer()
    // A request sent before the host's last answer says nothing about its present state.
    else if (begun >= breaker().answeredAt && ++breaker().failures >= FAILURES)
      breaker().restUntil = performance.now() + REST
    throw error
  }
}

/**
 * For reads shared by all visitors: after a 429 they throw HostUnavailableError until the host's `Retry-After` is over,
 * while customers' own requests still go through.
 */
export async function unlessLimited<T>(read: () => Promise<T>): Promise<T> {
  const left = Math.ceil((breaker().limitedUntil - performance.now()) / 1000)
  if (left > 0) throw new HostUnavailableError('limits our requests', { again: false, limited: true, retryAfter: left })
  try {
    return await read()
  } catch (error) {
    if (error instanceof HostUnavailableError && error.limited)
      breaker().limitedUntil = performance.now() + Math.min(error.retryAfter, LONGEST_LIMIT) * 1000
    throw error
  }
}

function noteAnswer(): void {
  Object.assign(breaker(), { failures: 0, restUntil: 0, answeredAt: performance.now() })
}

/** Closes the breaker (tests). */
export function resetBreaker(): void {
  globalThis.oasisHostBreaker = undefined
}
