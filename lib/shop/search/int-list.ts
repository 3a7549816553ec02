/** A compact growing list of 32-bit numbers: the index holds millions. */
export class IntList {
  #room = new Int32Array(2)
  #size = 0

  /** Appends a number. */
  push(value: number): void {
    if (this.#size === this.#room.length) {
      const wider = new Int32Array(this.#size * 2)
      wider.set(this.#room)
      this.#room = wider
    }
    this.#room[this.#size++] = value
  }

  /** The number of values. */
  get length(): number {
    return this.#size
  }

  /** The values, without a copy. */
  values(): Int32Array {
    return this.#room.subarray(0, this.#size)
  }
}
