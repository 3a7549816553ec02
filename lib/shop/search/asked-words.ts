import { hasTrigram, type Choice } from './choice'
import type { Vocabulary } from './vocabulary'

/** Stands before each title. */
export const BREAK = -1
/** No title has it. */
const UNKNOWN = -2

/** By entry, the words that were found there, a bit for each. */
export interface Looked {
  /** What an entry has that has every word. */
  all: number
  anywhere: Uint8Array
  /** Inside a word of its titles. */
  inTitle: Uint8Array
  /** At the start of a word of its titles. */
  beginsInTitle: Uint8Array
  /** Tells whether one of the titles that stand in `titles` from `begin` to before `end` starts with the keyword. */
  starts(titles: Int32Array, begin: number, end: number): boolean
}

/** A keyword's words (8 at most), as they are looked for in a vocabulary. The twin of `like.ts`. */
export class Asked {
  constructor(private readonly choices: readonly Choice[]) {}

  /** Kinds of matches that count: words of one or two letters are looked for at the start of words in titles alone. */
  get tiers(): number {
    return this.choices.some((choice) => hasTrigram(choice[0] ?? '')) ? 4 : 2
  }

  /** Looks for every choice. `placesOf` gives twice the entry for each that has a word, one more where a title has it. */
  look(vocabulary: Vocabulary, entries: number, placesOf: (word: number) => Int32Array | undefined): Looked {
    const [anywhere, inTitle, beginsInTitle] = [0, 1, 2].map(() => new Uint8Array(entries))
    if (!anywhere || !inTitle || !beginsInTitle) throw new Error('No room')
    const mark = (word: number, bit: number, kinds: Uint8Array[]) => {
      const places = placesOf(word)
      if (!places) return
      for (let at = 0; at < places.length; at++) {
        const place = places[at] ?? 0
        const entry = place >> 1
        anywhere[entry] = (anywhere[entry] ?? 0) | bit
        if (place & 1) for (const kind of kinds) kind[entry] = (kind[entry] ?? 0) | bit
      }
    }
    for (const [place, choice] of this.choices.entries()) {
      for (const word of choice) {
        const beginning = vocabulary.beginning(word)
        for (const number of beginning) mark(number, 1 << place, [inTitle, beginsInTitle])
        if (!hasTrigram(word)) continue
        const known = new Set(beginning)
        for (const number of vocabulary.holding(word)) if (!known.has(number)) mark(number, 1 << place, [inTitle])
      }
    }
    return { all: 2 ** this.choices.length - 1, anywhere, inTitle, beginsInTitle, starts: this.#starts(vocabulary) }
  }

  /** The first words of all choices, one behind the other, the last of which may go on. */
  #starts(vocabulary: Vocabulary): Looked['starts'] {
    const phrase = this.choices.map(([word = '']) => word)
    const whole = phrase.slice(0, -1).map((word) => vocabulary.find(word) ?? UNKNOWN)
    const last = new Set(vocabulary.beginning(phrase.at(-1) ?? ''))
    const startsAt = (titles: Int32Array, at: number) =>
      last.has(titles[at + whole.length] ?? BREAK) && whole.every((word, place) => titles[at + place] === word)
    return (titles, begin, end) => {
      for (let at = begin; at < end; at++) if (titles[at] === BREAK && startsAt(titles, at + 1)) return true
      return false
    }
  }
}
