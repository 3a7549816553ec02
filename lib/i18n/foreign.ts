import type { Bilingual } from '@/lib/contract/bilingual'
import type { Language } from '@/lib/config/constants'

/** `lang` for a catalogue text that is not translated into the page's language. WCAG 3.1.2. */
export function foreign({ en, ar }: Bilingual, language: Language): { lang?: Language } {
  if (en !== ar) return {}
  const lang = /\p{Script=Arabic}/u.test(en) ? 'ar' : 'en'
  return lang === language ? {} : { lang }
}
