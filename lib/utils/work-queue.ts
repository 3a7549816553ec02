/** Runs at most `limit` tasks at a time, in order of arrival. */
export class WorkQueue {
  readonly #limit: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Whether a new task would have to wait. */
  get full(): boolean {
    return this.#running >= this.#limit
  }

  /** Number of waiting tasks. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Runs `work` in its turn; throws what it throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.full) await new Promise<void>((go) => this.#waiting.push(go))
    else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
