import { HostAway } from './host-away'

/** Failures in a row after which the host is left alone, and for how long, ms. */
const FAILURES = 3
const REST = 3000

let failures = 0
let restUntil = 0

/** Fails at once while the host is known to be away, so that nobody waits for the same silence again and again. */
export async function fused<T>(read: () => Promise<T>): Promise<T> {
  if (performance.now() < restUntil) throw new HostAway('did not answer a moment ago')
  try {
    const answer = await read()
    failures = 0
    return answer
  } catch (error) {
    if (error instanceof HostAway && ++failures >= FAILURES) restUntil = performance.now() + REST
    else if (!(error instanceof HostAway)) failures = 0
    throw error
  }
}

/** Forgets what went wrong (tests). */
export function resetFuse(): void {
  failures = 0
  restUntil = 0
}
