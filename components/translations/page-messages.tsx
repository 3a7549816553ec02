import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { ReactNode } from 'react'
import type { Messages } from '@/lib/i18n/messages'

interface Props {
  /** Parts of the dictionary that scripts of this page say. */
  namespaces: (keyof Messages)[]
  children: ReactNode
}

/** Hands whole parts of the dictionary to the scripts of one page: for private pages, whose weight no budget counts. */
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
