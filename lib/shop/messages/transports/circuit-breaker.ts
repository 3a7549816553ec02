/** Consecutive failures that open the circuit. */
const FAILURES = 5
/** How long it stays open, in ms; then one attempt probes the service. */
const PAUSE = 30_000

/** Stops calls to a failing service for a while. */
export class CircuitBreaker {
  #failures = 0
  #openUntil = 0
  #trying = false

  /** Milliseconds until the next attempt; 0 for now. After a pause only one caller may try. */
  wait(now = Date.now()): number {
    if (this.#failures < FAILURES) return 0
    if (now < this.#openUntil) return this.#openUntil - now
    return this.#trying ? PAUSE : 0
  }

  /** Call before a try. */
  begin(): void {
    if (this.#failures >= FAILURES) this.#trying = true
  }

  /** Call after any response, even a refusal. */
  succeeded(): void {
    this.#failures = 0
    this.#trying = false
  }

  /** Call when there was no response. */
  failed(now = Date.now()): void {
    this.#failures += 1
    this.#trying = false
    if (this.#failures >= FAILURES) this.#openUntil = now + PAUSE
  }
}
