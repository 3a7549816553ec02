/** A word of the keyword, or several of which one is enough. */
export type Choice = readonly string[]

/** A keyword's words (8 at most), and how they are looked for. */
export interface Wanted {
  choices: readonly Choice[]
  /** Whether words of one or two letters may be the beginnings of others: asked for when nothing has them as words. */
  unfinished: boolean
}

const TRIGRAM = /[\p{L}\p{N}]{3}/u

/** Whether a word is looked for at the start of words and inside titles; others (`ca`, `قط`, `2.5`) are words by themselves first. */
export function hasTrigram(word: string): boolean {
  return TRIGRAM.test(word)
}

/** Whether a word is looked for as the beginning of others too. */
export function goesOn(word: string, { unfinished }: Wanted): boolean {
  return unfinished || hasTrigram(word)
}

/** Whether a word counts in descriptions: a short one only beside a longer one that was typed. */
export function countsInText(word: string, { choices }: Wanted): boolean {
  return hasTrigram(word) || choices.some(([typed = '']) => hasTrigram(typed))
}

/** Whether it can be asked for again with its short words unfinished. */
export function canGoOn({ choices, unfinished }: Wanted): boolean {
  return !unfinished && choices.some(([typed = '']) => !hasTrigram(typed))
}
