import { countsInText, goesOn, hasTrigram, typedForms, type Choice, type Wanted } from './choice'
import type { Vocabulary } from './vocabulary'

/** Marks the start of a title. */
export const BREAK = -1
/** A number that no title contains. */
const UNKNOWN = -2

/** Eight tiers of three parts each: see `matching`. */
export const TIERS = 8 * 3

/** Field of a word: 2 title, 1 category name, 0 description. */
export type Field = 0 | 1 | 2

/** Packs a posting: an entry and the field of the word. */
export function placeOf(entry: number, field: Field): number {
  return 4 * entry + field
}

/** Returns the tier of an entry whose titles are `titles` from `begin` to before `end`; null for no match. */
export type TierOf = (entry: number, titles: Int32Array, begin: number, end: number) => number | null

/** The words of a keyword, matched against a vocabulary. In-memory twin of `like.ts`. */
export class QueryTerm {
  readonly #choices: readonly Choice[]
  /** The last result, by number of entries: a list and its count share one lookup. */
  #looked: { entries: number; tierOf: TierOf } | null = null

  constructor(private readonly wanted: Wanted) {
    this.#choices = wanted.choices
  }

  /** Looks up every word. `placesOf` returns the postings of a word. */
  look(vocabulary: Vocabulary, entries: number, placesOf: (word: number) => Int32Array | undefined): TierOf {
    if (this.#looked?.entries !== entries)
      this.#looked = { entries, tierOf: this.#lookFor(vocabulary, entries, placesOf) }
    return this.#looked.tierOf
  }

  #lookFor(vocabulary: Vocabulary, entries: number, placesOf: (word: number) => Int32Array | undefined): TierOf {
    // By entry, a bit for each word matched in this way.
    const marks = () => new Uint8Array(entries)
    const [wholeInTitle, wholeInNames, beginsInTitle, beginsInNames] = [marks(), marks(), marks(), marks()]
    const [inNames, anywhere, typedInTitle] = [marks(), marks(), marks()]
    const mark = (word: number, bit: number, byField: readonly (readonly Uint8Array[])[]) => {
      for (const place of placesOf(word) ?? []) {
        for (const kind of byField[place & 3] ?? []) kind[place >> 2]! |= bit
      }
    }
    for (const [place, choice] of this.#choices.entries()) {
      const bit = 1 << place
      for (const word of choice) {
        const inText = countsInText(word, this.wanted) ? [anywhere] : []
        const begins = [beginsInNames, inNames, anywhere]
        const whole = vocabulary.find(word) ?? UNKNOWN
        const typed = word === choice[0] ? [typedInTitle] : []
        const inTitle = [...typed, wholeInTitle, wholeInNames, beginsInTitle, ...begins]
        mark(whole, bit, [inText, [wholeInNames, ...begins], inTitle])
        const known = new Set([whole])
        if (!goesOn(word, this.wanted)) continue
        for (const number of vocabulary.beginning(word)) {
          if (!known.has(number)) mark(number, bit, [inText, begins, [beginsInTitle, ...begins]])
          known.add(number)
        }
        if (!hasTrigram(word)) continue
        for (const number of vocabulary.holding(word)) {
          if (!known.has(number)) mark(number, bit, [[], [], [inNames, anywhere]])
        }
      }
    }
    const all = 2 ** this.#choices.length - 1
    const starts = this.#starts(vocabulary)
    const kindOf: TierOf = (entry, titles, begin, end) => {
      if (anywhere[entry] !== all) return null
      if (wholeInTitle[entry] === all) return starts(titles, begin, end) ? 0 : 1
      if (wholeInNames[entry] === all) return 2
      if (beginsInTitle[entry] === all) return starts(titles, begin, end) ? 3 : 4
      if (beginsInNames[entry] === all) return 5
      return inNames[entry] === all ? 6 : 7
    }
    return (...place) => {
      const [entry] = place
      const kind = kindOf(...place)
      return kind === null ? null : 3 * kind + (typedInTitle[entry] ? 0 : wholeInTitle[entry] ? 1 : 2)
    }
  }

  /** Returns a test whether a title starts with the words in sequence; the last may be a prefix. */
  #starts(vocabulary: Vocabulary): (titles: Int32Array, begin: number, end: number) => boolean {
    const phrase = this.#choices.slice(0, -1).map(([word = '']) => word)
    const whole = phrase.map((word) => vocabulary.find(word) ?? UNKNOWN)
    const ends = typedForms(this.#choices.at(-1))
    const numbersOf = (word: string) => (goesOn(word, this.wanted) ? vocabulary.beginning(word) : [])
    const last = new Set(ends.flatMap((word) => [vocabulary.find(word) ?? UNKNOWN, ...numbersOf(word)]))
    const startsAt = (titles: Int32Array, at: number) =>
      last.has(titles[at + whole.length] ?? BREAK) && whole.every((word, place) => titles[at + place] === word)
    return (titles, begin, end) => {
      for (let at = begin; at < end; at++) if (titles[at] === BREAK && startsAt(titles, at + 1)) return true
      return false
    }
  }
}
