import type { Language } from '@/lib/config/constants'
import { direction, otherLanguage } from './language'

const scripts = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u } satisfies Record<Language, RegExp>

/**
 * Direction of a catalogue text: that of `language`, unless the text has letters of the other script only. `dir="auto"` looks
 * at the first letter, so a leading brand name would reverse an Arabic title.
 */
export function readingDirection(text: string, language: Language): 'ltr' | 'rtl' {
  const other = otherLanguage(language)
  return direction(!scripts[language].test(text) && scripts[other].test(text) ? other : language)
}
