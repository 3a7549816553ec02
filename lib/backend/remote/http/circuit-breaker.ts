import { HostUnavailableError } from './host-away'

/** Failures in a row after which the host is left alone, and for how long, ms. */
const FAILURES = 3
const REST = 3000
/** A host that names a longer time is asked once more after this, s. */
const LONGEST_LIMIT = 600

interface Breaker {
  failures: number
  restUntil: number
  /** When the host last answered anything, in ms of `performance.now()`. */
  answeredAt: number
  /** Until when it wants no more of what everybody reads. */
  limitedUntil: number
}

declare global {
  var oasisHostBreaker: Breaker | undefined
}

/** One for the process: each bundle of the server has its own copy of this module, and would learn by itself that the host is back. */
function breaker(): Breaker {
  return (globalThis.oasisHostBreaker ??= { failures: 0, restUntil: 0, answeredAt: 0, limitedUntil: 0 })
}

/** Reads, or fails at once (HostAway) while the host is known to be away: nobody waits for the same silence again and again. */
export async function unlessOpen<T>(read: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  if (begun < breaker().restUntil) throw new HostUnavailableError('did not answer a moment ago')
  try {
    const answer = await read()
    noteAnswer()
    return answer
  } catch (error) {
    if (!(error instanceof HostUnavailableError) || error.limited) noteAnswer()
    // What was asked before the host last answered says nothing about now.
    else if (begun >= breaker().answeredAt && ++breaker().failures >= FAILURES)
      breaker().restUntil = performance.now() + REST
    throw error
  }
}

/**
 * What everybody reads, asked for once for all of them: a host that has had enough of that (429) is not asked until it says, though
 * customers' own questions still are. Throws HostAway meanwhile.
 */
export async function unlessLimited<T>(read: () => Promise<T>): Promise<T> {
  const left = Math.ceil((breaker().limitedUntil - performance.now()) / 1000)
  if (left > 0) throw new HostUnavailableError('is asked too often', { again: false, limited: true, retryAfter: left })
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

/** Forgets what went wrong (tests). */
export function resetBreaker(): void {
  globalThis.oasisHostBreaker = undefined
}
