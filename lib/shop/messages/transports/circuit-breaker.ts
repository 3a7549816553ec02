/** Failures in a row after which the other side is left alone. */
const FAILURES = 5
/** For how long, in ms; then one message goes ahead to see. */
const REST = 30_000

/** Counts failures of one other side, and says when to leave it alone: it is given time to come back. */
export class CircuitBreaker {
  #failures = 0
  #openUntil = 0
  #trying = false

  /** Milliseconds to wait before the next try; 0 when it may be tried now. Only one tries after a rest. */
  wait(now = Date.now()): number {
    if (this.#failures < FAILURES) return 0
    if (now < this.#openUntil) return this.#openUntil - now
    return this.#trying ? REST : 0
  }

  /** Call before a try. */
  begin(): void {
    if (this.#failures >= FAILURES) this.#trying = true
  }

  /** Call when the other side has answered, if only with a no. */
  succeeded(): void {
    this.#failures = 0
    this.#trying = false
  }

  /** Call when it has not. */
  failed(now = Date.now()): void {
    this.#failures += 1
    this.#trying = false
    if (this.#failures >= FAILURES) this.#openUntil = now + REST
  }
}
