import { lettersOf } from './closest'

const END = '\n'

/** Numbers normalised words, and finds them by prefix or substring. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>()
  readonly words: string[] = []
  /** `lettersOf` each word: see `closest`. */
  readonly letters: number[] = []
  /** All words in one string, each after a line end: one long text is searched faster than many short ones. */
  #text = END
  /** Offset of each word in the text. */
  readonly #begins: number[] = []
  /** Words not yet in the text. */
  #fresh: string[] = []
  #length = END.length

  /** The number of a word; undefined if unknown. */
  find(word: string): number | undefined {
    return this.#numbers.get(word)
  }

  /** The number of a word; adds a new one. */
  add(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.words.length
    this.#numbers.set(word, number)
    this.words.push(word)
    this.letters.push(lettersOf(word))
    this.#begins.push(this.#length)
    this.#fresh.push(word)
    this.#length += word.length + END.length
    return number
  }

  /** Numbers of the words that contain `letters`. */
  holding(letters: string): number[] {
    return this.#search(letters, 0)
  }

  /** Numbers of the words that begin with `letters`. */
  beginning(letters: string): number[] {
    return this.#search(END + letters, END.length)
  }

  #search(pattern: string, skipped: number): number[] {
    if (this.#fresh.length > 0) {
      this.#text += this.#fresh.join(END) + END
      this.#fresh = []
    }
    const found: number[] = []
    for (let at = this.#text.indexOf(pattern); at !== -1;) {
      const number = this.#wordAt(at + skipped)
      found.push(number)
      // Continue after this word.
      at = this.#text.indexOf(pattern, (this.#begins[number] ?? 0) + (this.words[number]?.length ?? 0))
    }
    return found
  }

  /** The number of the word at an offset of the text. */
  #wordAt(offset: number): number {
    let low = 0
    let high = this.#begins.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#begins[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
}
