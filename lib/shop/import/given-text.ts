import type { Bilingual } from '@/lib/contract/bilingual'

/** A text from the file: undefined without its column, empty for an empty cell. */
export interface GivenText {
  en: string | undefined
  ar: string | undefined
}

/** Fills a missing Arabic text with the English one. */
export function filled({ en = '', ar }: GivenText): Bilingual {
  return { en, ar: ar || en }
}

/** Whether every Arabic text differs from the English one; undefined when the file has no such columns. */
export function isTranslated(title: GivenText, description: GivenText): boolean | undefined {
  if ([title.en, title.ar, description.en, description.ar].includes(undefined)) return undefined
  return title.ar !== '' && (description.ar !== '' || description.en === '')
}

/** The stored Arabic text; empty while it is the English one awaiting translation. */
export function ownArabic({ en, ar }: Bilingual, translated: boolean): string {
  return translated || ar !== en ? ar : ''
}
