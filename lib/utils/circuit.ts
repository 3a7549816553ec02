import { circuitBreaker, ConsecutiveBreaker, handleAll, type CircuitBreakerPolicy } from 'cockatiel'

/** A circuit that opens after `failures` consecutive failures, for `pause` ms; then one call probes the service. */
export function circuit({ failures, pause }: { failures: number; pause: number }): CircuitBreakerPolicy {
  return circuitBreaker(handleAll, { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(failures) })
}

/**
 * Runs `call` through the circuit. An error is a failure of the service only if `isFailure` says so; any other is an answer, which
 * closes the circuit. Throws BrokenCircuitError while the circuit is open.
 */
export async function through<T>(
  policy: CircuitBreakerPolicy,
  call: () => Promise<T>,
  isFailure: (error: unknown) => boolean,
): Promise<T> {
  const outcome = await policy.execute(async () => {
    try {
      return { value: await call() }
    } catch (error) {
      if (isFailure(error)) throw error
      return { error }
    }
  })
  if ('error' in outcome) throw outcome.error
  return outcome.value
}
