/** Alternatives for one word of the keyword: the typed word first, then its synonyms. */
export type Choice = readonly string[]

/** The words of a keyword (8 at most), and how to match them. */
export interface Wanted {
  choices: readonly Choice[]
  /** Three-letter words that occur in a title or category name; matched as whole words: `cat` does not mean cattle. */
  named: readonly string[]
  /** Whether one- or two-letter and `named` words match prefixes too; tried when nothing matches otherwise. */
  unfinished: boolean
}

const TRIGRAM = /[\p{L}\p{N}]{3}/u
const THREE_LETTERS = /^\p{L}{3}$/u

/** The three-letter words: many others start with them by chance. */
export function threeLetters(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flat())].filter((word) => THREE_LETTERS.test(word))
}

/**
 * Whether a word contains three letters or digits in a row; such words match prefixes and inside titles. Others (`ca`,
 * `قط`, `2.5`) match whole words first.
 */
export function hasTrigram(word: string): boolean {
  return TRIGRAM.test(word)
}

/** The typed word and the alternatives that start with it. */
export function typedForms(choice: Choice = []): string[] {
  const [typed = ''] = choice
  return choice.filter((word) => word.startsWith(typed))
}

/** Whether a word also matches as a prefix. */
export function goesOn(word: string, { unfinished, named }: Wanted): boolean {
  return unfinished || (hasTrigram(word) && !named.includes(word))
}

/** Whether a word is matched in descriptions: a short one only together with a longer typed one. */
export function countsInText(word: string, { choices }: Wanted): boolean {
  return hasTrigram(word) || choices.some(([typed = '']) => hasTrigram(typed))
}

/** Whether a search can be repeated with short words as prefixes. */
export function canGoOn({ choices, named, unfinished }: Wanted): boolean {
  return !unfinished && (named.length > 0 || choices.some(([typed = '']) => !hasTrigram(typed)))
}
