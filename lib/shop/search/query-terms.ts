import { countsInText, goesOn, hasTrigram, typedForms, type Choice, type Wanted } from './choice'
import type { Vocabulary } from './vocabulary'

/** Stands before each title. */
export const BREAK = -1
/** No title has it. */
const UNKNOWN = -2

/** Kinds of matches, best first, and the three parts of each: see `matching`. */
export const TIERS = 8 * 3

/** Where a word stands: 2 in titles, 1 in names of categories, 0 in descriptions. */
export type Field = 0 | 1 | 2

/** An entry that has a word, and where it stands there, in one number. */
export function placeOf(entry: number, field: Field): number {
  return 4 * entry + field
}

/** Gives the tier of an entry, whose titles stand in `titles` from `begin` to before `end`; null for no match. */
export type TierOf = (entry: number, titles: Int32Array, begin: number, end: number) => number | null

/** A keyword's words, as they are looked for in a vocabulary. The twin of `like.ts`. */
export class QueryTerm {
  readonly #choices: readonly Choice[]
  /** What was found last, among so many entries: one question is asked of a list and of its number. */
  #looked: { entries: number; tierOf: TierOf } | null = null

  constructor(private readonly wanted: Wanted) {
    this.#choices = wanted.choices
  }

  /** Looks for every choice. `placesOf` gives the places (`placeOf`) of a word. */
  look(vocabulary: Vocabulary, entries: number, placesOf: (word: number) => Int32Array | undefined): TierOf {
    if (this.#looked?.entries !== entries)
      this.#looked = { entries, tierOf: this.#lookFor(vocabulary, entries, placesOf) }
    return this.#looked.tierOf
  }

  #lookFor(vocabulary: Vocabulary, entries: number, placesOf: (word: number) => Int32Array | undefined): TierOf {
    // By entry, the words that were found there in this way, a bit for each.
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

  /** Tells of titles whether one starts with the words, one behind the other: the last in one or in many. */
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
