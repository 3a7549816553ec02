/** A growing list of 32-bit numbers in the room that they need: millions of them stand in memory. */
export class IntList {
  #room = new Int32Array(2)
  #size = 0

  /** Adds a number behind the others. */
  push(value: number): void {
    if (this.#size === this.#room.length) {
      const wider = new Int32Array(this.#size * 2)
      wider.set(this.#room)
      this.#room = wider
    }
    this.#room[this.#size++] = value
  }

  /** How many numbers it holds. */
  get length(): number {
    return this.#size
  }

  /** What the list holds, without a copy. */
  values(): Int32Array {
    return this.#room.subarray(0, this.#size)
  }
}
