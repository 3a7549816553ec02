/** Runs at most `limit` pieces of work at a time; urgent ones go before all others that wait. */
export class WorkQueue {
  readonly #limit: number
  readonly #urgent: (() => void)[] = []
  readonly #patient: (() => void)[] = []
  #running = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  async run<T>(work: () => Promise<T>, { urgent = true } = {}): Promise<T> {
    if (this.#running >= this.#limit) await new Promise<void>((go) => (urgent ? this.#urgent : this.#patient).push(go))
    else this.#running++
    try {
      return await work()
    } finally {
      const next = this.#urgent.shift() ?? this.#patient.shift()
      if (next) next()
      else this.#running--
    }
  }
}
