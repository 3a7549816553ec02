/** A word of the keyword, or several of which one is enough. */
export type Choice = readonly string[]

/** A keyword's words (8 at most), and how they are looked for. */
export interface Wanted {
  choices: readonly Choice[]
  /** Of `threeLetters` those that a title or a category has as they are: whoever asks for `cat` means no cattle. */
  named: readonly string[]
  /** Whether words of one or two letters may be the beginnings of others: and named ones too: asked for when nothing is found without. */
  unfinished: boolean
}

const TRIGRAM = /[\p{L}\p{N}]{3}/u
const THREE_LETTERS = /^\p{L}{3}$/u

/** The words that many others begin with by chance. */
export function threeLetters(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flat())].filter((word) => THREE_LETTERS.test(word))
}

/** Whether a word is looked for at the start of words and inside titles; others (`ca`, `قط`, `2.5`) are words by themselves first. */
export function hasTrigram(word: string): boolean {
  return TRIGRAM.test(word)
}

/** A word as it was typed, and those that go on from it: few of the others that mean the same do. */
export function typedForms(choice: Choice = []): string[] {
  const [typed = ''] = choice
  return choice.filter((word) => word.startsWith(typed))
}

/** Whether a word is looked for as the beginning of others too. */
export function goesOn(word: string, { unfinished, named }: Wanted): boolean {
  return unfinished || (hasTrigram(word) && !named.includes(word))
}

/** Whether a word counts in descriptions: a short one only beside a longer one that was typed. */
export function countsInText(word: string, { choices }: Wanted): boolean {
  return hasTrigram(word) || choices.some(([typed = '']) => hasTrigram(typed))
}

/** Whether it can be asked for again with its short words unfinished. */
export function canGoOn({ choices, named, unfinished }: Wanted): boolean {
  return !unfinished && (named.length > 0 || choices.some(([typed = '']) => !hasTrigram(typed)))
}
