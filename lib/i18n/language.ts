import { languages, type Language } from '@/lib/config/constants'

/** Parses a language tag (`ar`, `AR`, `ar-AE`, `en-US`); null for another language. */
export function parseLanguage(value: string | null | undefined): Language | null {
  const base = value?.toLowerCase().split('-')[0]
  return languages.find((language) => language === base) ?? null
}

/** Language of a request: `?lang=` wins, then the cookie, then English; never Accept-Language. Spec §1. */
export function requestLanguage(param: string | null | undefined, cookie: string | null | undefined): Language {
  return parseLanguage(param) ?? parseLanguage(cookie) ?? 'en'
}

/** Whether `?lang=` differs from the cookie, which must then be updated. Spec §1. */
export function changesLanguage(param: string | null | undefined, cookie: string | null | undefined): boolean {
  const named = parseLanguage(param)
  return named !== null && named !== parseLanguage(cookie)
}

/** Direction of the document. Spec §1. */
export function direction(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar'
}

const scripts = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u } satisfies Record<Language, RegExp>

/**
 * Direction of a catalogue text: that of `language`, unless the text has letters of the other script only. `dir="auto"` looks
 * at the first letter, so a leading brand name would reverse an Arabic title.
 */
export function readingDirection(text: string, language: Language): 'ltr' | 'rtl' {
  const other = otherLanguage(language)
  return direction(!scripts[language].test(text) && scripts[other].test(text) ? other : language)
}
