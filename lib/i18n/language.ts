import { languages, type Language } from '@/lib/config/constants'

/** The language a value names, or null: `ar`, `AR`, `ar-AE`, `en-US` … */
export function parseLanguage(value: string | null | undefined): Language | null {
  const base = value?.toLowerCase().split('-')[0]
  return languages.find((language) => language === base) ?? null
}

/** Language of a request: `?lang=` wins, then the cookie, then English; never Accept-Language. Spec §1. */
export function requestLanguage(param: string | null | undefined, cookie: string | null | undefined): Language {
  return parseLanguage(param) ?? parseLanguage(cookie) ?? 'en'
}

/** Whether an address names another language than the browser remembers, which it then does. Spec §1. */
export function changesLanguage(param: string | null | undefined, cookie: string | null | undefined): boolean {
  const named = parseLanguage(param)
  return named !== null && named !== parseLanguage(cookie)
}

/** Direction of the document. Spec §1. */
export function direction(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}

/** The one of the two that this is not. */
export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar'
}
