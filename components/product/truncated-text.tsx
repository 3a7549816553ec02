import type { Bilingual } from '@/lib/contract/bilingual'
import { cutText } from '@/lib/i18n/cut'
import { foreign } from '@/lib/i18n/foreign'
import type { Language } from '@/lib/config/constants'
import { CutIn } from './cut-in'

/** Catalogue text in the page's language, visually truncated to `max` characters. Spec §9. */
export function TruncatedText({ text, max, language }: { text: Bilingual; max: number; language: Language }) {
  return <CutIn cut={cutText(text[language], max)} {...foreign(text, language)} />
}
