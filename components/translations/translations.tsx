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

/** Translates a key of `browserMessages`, filling in its `{names}`. */
export type Translate = (key: BrowserMessage, values?: Record<string, string | number>) => string

/** Provides the page's language and `browserMessages` to client components. Rendered once, in the layout. */
export function TranslationsProvider({ language, words, children }: Spoken & { children: ReactNode }) {
  return <Context value={{ language, words }}>{children}</Context>
}

/** Translations for client components of public pages, where next-intl is too heavy. */
export function useTranslate(): Translate {
  const { words } = useContext(Context)
  return useCallback((key, values) => fill(words[key] ?? key, values), [words])
}

/** The page's language, for client components. */
export function useLanguage(): Language {
  return useContext(Context).language
}
