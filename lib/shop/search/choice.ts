/** A word of the keyword, or several of which one is enough. */
export type Choice = readonly string[]

const TRIGRAM = /[\p{L}\p{N}]{3}/u

/** Whether a word is looked for anywhere; others (`ca`, `2.5`) are looked for at the start of words only. */
export function hasTrigram(word: string): boolean {
  return TRIGRAM.test(word)
}
