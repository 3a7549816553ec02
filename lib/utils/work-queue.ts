/** Runs at most `limit` pieces of work at a time, in the order in which they come. */
export class WorkQueue {
  readonly #limit: number
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Whether new work would have to wait. */
  get full(): boolean {
    return this.#running >= this.#limit
  }

  /** How many pieces of work wait for their turn. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** Does `work` when its turn comes; throws what it throws. */
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
