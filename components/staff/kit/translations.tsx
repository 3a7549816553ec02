'use client'

import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { languages, type Language } from '@/lib/config/constants'
import { staffTranslator, type StaffMessages, type StaffTranslator } from '@/lib/i18n/staff'

/** Texts of the back office and their language. */
export interface StaffTexts {
  t: StaffTranslator
  language: Language
}

const Context = createContext<StaffTexts | null>(null)

/** Provides language and texts of the back office to client components. */
export function StaffTranslations(props: { language: Language; messages: StaffMessages; children: ReactNode }) {
  const { language, messages, children } = props
  const value = useMemo(() => ({ t: staffTranslator(language, messages), language }), [language, messages])
  return <Context value={value}>{children}</Context>
}

/** Texts of the back office in the page's language. */
export function useStaff(): StaffTexts {
  const value = useContext(Context)
  if (!value) throw new Error('useStaff is used outside the back office')
  return value
}

/** The languages of a text, that of the page first, as its reader begins there. */
export function useTextLanguages(): Language[] {
  const { language } = useStaff()
  return [...languages].sort((one) => (one === language ? -1 : 1))
}
