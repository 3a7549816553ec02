import { lettersOf } from './closest'

const END = '\n'

/** Normalised words by number, found by the letters that they hold. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>()
  readonly words: string[] = []
  /** Which letters each word has: see `closest`. */
  readonly letters: number[] = []
  /** All words in one text, each behind a line end: the engine searches one long text faster than many short ones. */
  #text = END
  /** Where in it each word begins. */
  readonly #begins: number[] = []
  /** Words not in the text yet. */
  #fresh: string[] = []
  #length = END.length

  /** The number of a word, undefined for one that is not in the vocabulary. */
  find(word: string): number | undefined {
    return this.#numbers.get(word)
  }

  /** The number of a word; a new one gets the next. */
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

  /** Numbers of the words that have `letters` somewhere. */
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
      // From the line end behind the word on.
      at = this.#text.indexOf(pattern, (this.#begins[number] ?? 0) + (this.words[number]?.length ?? 0))
    }
    return found
  }

  /** The number of the word that a place of the text stands in. */
  #wordAt(place: number): number {
    let low = 0
    let high = this.#begins.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.#begins[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return low
  }
}
