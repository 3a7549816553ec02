import { readFileSync } from 'node:fs'
import { createTranslator } from 'next-intl'
import type { Messages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/config/constants'

function dictionary(language: Language): Messages {
  return JSON.parse(readFileSync(`messages/${language}.json`, 'utf8'))
}

/** Returns the translation function of a language. */
export function words(language: Language) {
  return createTranslator({ locale: language, messages: dictionary(language) })
}
