import { HostAway } from './host-away'

/** Failures in a row after which the host is left alone, and for how long, ms. */
const FAILURES = 3
const REST = 3000

let failures = 0
let restUntil = 0
/** When the host last answered anything, in ms of `performance.now()`. */
let answeredAt = 0

/** Fails at once while the host is known to be away, so that nobody waits for the same silence again and again. */
export async function fused<T>(read: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  if (begun < restUntil) throw new HostAway('did not answer a moment ago')
  try {
    const answer = await read()
    noteAnswer()
    return answer
  } catch (error) {
    if (!(error instanceof HostAway)) noteAnswer()
    // What was asked before the host last answered says nothing about now.
    else if (begun >= answeredAt && ++failures >= FAILURES) restUntil = performance.now() + REST
    throw error
  }
}

function noteAnswer(): void {
  failures = 0
  restUntil = 0
  answeredAt = performance.now()
}

/** Forgets what went wrong (tests). */
export function resetFuse(): void {
  failures = 0
  restUntil = 0
  answeredAt = 0
}
