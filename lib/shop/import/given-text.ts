import type { Bilingual } from '@/lib/contract/bilingual'

/** A text as the file gives it: undefined without its column, empty with an empty cell. */
export interface GivenText {
  en: string | undefined
  ar: string | undefined
}

/** Both languages; the English one stands in for the Arabic. */
export function filled({ en = '', ar }: GivenText): Bilingual {
  return { en, ar: ar || en }
}

/** Whether no Arabic text of a product is its English one; undefined when the file leaves it open. */
export function isTranslated(title: GivenText, description: GivenText): boolean | undefined {
  if ([title.en, title.ar, description.en, description.ar].includes(undefined)) return undefined
  return title.ar !== '' && (description.ar !== '' || description.en === '')
}

/** The Arabic text of a product of the shop, empty while it is only the English one and waits for its translation. */
export function ownArabic({ en, ar }: Bilingual, translated: boolean): string {
  return translated || ar !== en ? ar : ''
}
