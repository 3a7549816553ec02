import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { pickMessages } from '@/components/translations/browser-messages'
import { TranslationsProvider } from '@/components/translations/translations'
import { direction } from '@/lib/i18n/language'
import type { Language } from '@/lib/config/constants'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'

const dictionaries = { en, ar }

/** Renders a component as on a page in `language`. For tests. */
export function renderIn(language: Language, children: ReactNode) {
  return render(inLanguage(language, children))
}

/** Renders on the server, runs `early` (input before hydration), then hydrates. */
export function renderServed(language: Language, children: ReactNode, early: (page: HTMLElement) => void = () => {}) {
  const page = document.body.appendChild(document.createElement('div'))
  const content = inLanguage(language, children)
  page.innerHTML = renderToString(content)
  early(page)
  return render(content, { container: page, hydrate: true })
}

function inLanguage(language: Language, children: ReactNode) {
  return (
    <NextIntlClientProvider locale={language} messages={dictionaries[language]} timeZone="Asia/Dubai" onError={fail}>
      <TranslationsProvider language={language} messages={pickMessages(dictionaries[language])} shopPhone="">
        <div lang={language} dir={direction(language)}>
          {children}
        </div>
      </TranslationsProvider>
    </NextIntlClientProvider>
  )
}

function fail(error: Error): never {
  throw error
}
