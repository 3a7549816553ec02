'use client'

import { createContext, useCallback, useContext, type ReactNode } from 'react'
import type { Language } from '@/lib/config/constants'
import type { BrowserMessage } from './browser-messages'

interface Translations {
  /** The shop's number, for the error page; in international form. */
  shopPhone: string
  language: Language
  messages: Partial<Record<BrowserMessage, string>>
}
const Context = createContext<Translations>({ language: 'en', messages: {}, shopPhone: '' })

/** Translates a key of `browserMessages`, filling in its `{names}`. */
type Translate = (key: BrowserMessage, values?: Record<string, string | number>) => string

/** Provides the page's language, `browserMessages` and the shop's number to client components. Rendered once, in the layout. */
export function TranslationsProvider({ children, ...translations }: Translations & { children: ReactNode }) {
  return <Context value={translations}>{children}</Context>
}

/** Translations for components of public pages, where next-intl is too heavy for the browser. */
export function useTranslate(): Translate {
  const { messages } = useContext(Context)
  return useCallback((key, values) => fill(messages[key] ?? key, values), [messages])
}

export function useLanguage(): Language {
  return useContext(Context).language
}

export function useShopPhone(): string {
  return useContext(Context).shopPhone
}

/** Replaces `{name}` placeholders with values; unknown names stay. */
export function fill(message: string, values: Record<string, string | number> = {}): string {
  return message.replaceAll(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name))
}
