import { CircuitState, ExponentialBackoff, handleType, isBrokenCircuitError, retry } from 'cockatiel'
import { circuit, through } from '@/lib/utils/circuit'
import type { Reading } from '@/lib/telemetry/metrics'
import { dropSingleton, singleton } from '@/lib/utils/singleton'
import { HostUnavailableError } from './host-away'

/** Consecutive failures that open the circuit, and how long it stays open, ms. */
const FAILURES = 3
const PAUSE = 3000
/** Upper bound of a host's `Retry-After`, s. */
const LONGEST_LIMIT = 600
/** Retries per read, and the time after which none begins, ms. */
const RETRIES = 4
const RETRY_WITHIN = 4000
const FIRST_PAUSE = 40

const host = () =>
  singleton('api-host', () => ({
    circuit: circuit({ failures: FAILURES, pause: PAUSE }),
    /** Time of the host's last answer, in ms of `performance.now()`. */
    answeredAt: 0,
    /** End of the host's rate limit for shared reads. */
    limitedUntil: 0,
  }))

/** Retries a read: if one attempt in three fails, one read in 250 still does. Throws HostUnavailableError. */
export async function withRetries<T>(read: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  const retryable = handleType(
    HostUnavailableError,
    (error) => error.retryable && performance.now() - begun < RETRY_WITHIN,
  )
  const backoff = new ExponentialBackoff({ initialDelay: FIRST_PAUSE })
  return retry(retryable, { maxAttempts: RETRIES, backoff }).execute(read)
}

/** Reads, or throws HostUnavailableError at once while the circuit is open. */
export async function unlessOpen<T>(read: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  // A refusal of shared reads is an answer, too.
  const isAway = (error: unknown) => error instanceof HostUnavailableError && error.retryable
  const noteAnswer = () => void (host().answeredAt = performance.now())
  const reading = async () => {
    const answer = read()
    await answer.then(noteAnswer, (error: unknown) => isAway(error) || noteAnswer())
    return answer
  }
  // A request sent before the host's last answer says nothing about its present state.
  const isFailure = (error: unknown) => isAway(error) && begun >= host().answeredAt
  return through(host().circuit, reading, isFailure).catch((error: unknown) => {
    throw isBrokenCircuitError(error) ? new HostUnavailableError('did not answer a moment ago') : error
  })
}

/**
 * For reads shared by all visitors: after a 429 they throw HostUnavailableError until the host's `Retry-After` is over,
 * while customers' own requests still go through.
 */
export async function unlessLimited<T>(read: () => Promise<T>): Promise<T> {
  const left = Math.ceil((host().limitedUntil - performance.now()) / 1000)
  if (left > 0)
    throw new HostUnavailableError('limits our requests', { retryable: false, limited: true, retryAfter: left })
  try {
    return await read()
  } catch (error) {
    if (error instanceof HostUnavailableError && error.limited)
      host().limitedUntil = performance.now() + Math.min(error.retryAfter, LONGEST_LIMIT) * 1000
    throw error
  }
}

/** The host's state for the metrics. */
export function hostReadings(): Reading[] {
  return [{ gauge: 'hostCircuit', value: host().circuit.state === CircuitState.Open ? 1 : 0 }]
}

/** Closes the circuit (tests). */
export function resetCircuit(): void {
  dropSingleton('api-host')
}
