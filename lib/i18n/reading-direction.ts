import type { Language } from '@/lib/config/constants'
import { direction, otherLanguage } from './language'

const scripts = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u } satisfies Record<Language, RegExp>

/**
 * Direction in which a text of the catalogue is read: that of the language it is shown in, unless it has not one letter of it.
 * By its first letter, as `dir="auto"` has it, a brand in front would turn an Arabic title round.
 */
export function readingDirection(text: string, language: Language): 'ltr' | 'rtl' {
  const other = otherLanguage(language)
  return direction(!scripts[language].test(text) && scripts[other].test(text) ? other : language)
}
