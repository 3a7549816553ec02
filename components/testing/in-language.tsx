import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { pickWords } from '@/components/words/pick-words'
import { WordsProvider } from '@/components/words/words'
import { direction } from '@/lib/i18n/language'
import type { Language } from '@/lib/shop-facts'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'

const dictionaries = { en, ar }

/** Renders as a page of that language would, in the tests of components. */
export function renderIn(language: Language, children: ReactNode) {
  return render(
    <NextIntlClientProvider locale={language} messages={dictionaries[language]} timeZone="Asia/Dubai" onError={fail}>
      <WordsProvider language={language} words={pickWords(dictionaries[language])}>
        <div lang={language} dir={direction(language)}>
          {children}
        </div>
      </WordsProvider>
    </NextIntlClientProvider>,
  )
}

function fail(error: Error): never {
  throw error
}
