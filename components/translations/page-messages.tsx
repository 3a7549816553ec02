import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import type { Messages } from '@/lib/i18n/messages'

interface Props {
  /** Namespaces of the dictionary that client components of this page use. */
  namespaces: (keyof Messages)[]
  children: ReactNode
}

/** Provides whole namespaces to the client components of a private page, which has no weight budget. */
export function PageMessages({ namespaces, children }: Props) {
  const messages = useMessages()
  return (
    <NextIntlClientProvider
      locale={useLocale()}
      timeZone="Asia/Dubai"
      messages={Object.fromEntries(namespaces.map((name) => [name, messages[name]]))}
    >
      {children}
    </NextIntlClientProvider>
  )
}
