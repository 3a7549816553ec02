'use client'

import { createContext, useCallback, useContext, type ReactNode } from 'react'
import type { Language } from '@/lib/config/constants'
import type { BrowserMessage } from './browser-messages'
import { fill } from './fill'

interface Spoken {
  language: Language
  words: Partial<Record<BrowserMessage, string>>
}
const Context = createContext<Spoken>({ language: 'en', words: {} })

/** Says a word of `browserWords`, with values for its `{names}`. */
export type Translate = (key: BrowserMessage, values?: Record<string, string | number>) => string

/** Hands the page's language and its few words to the scripts of the page. Stands once, in the layout. */
export function TranslationsProvider({ language, words, children }: Spoken & { children: ReactNode }) {
  return <Context value={{ language, words }}>{children}</Context>
}

/** Words for client leaves of public pages, where next-intl is too heavy. */
export function useTranslate(): Translate {
  const { words } = useContext(Context)
  return useCallback((key, values) => fill(words[key] ?? key, values), [words])
}

/** The page's language, for client leaves. */
export function useLanguage(): Language {
  return useContext(Context).language
}
