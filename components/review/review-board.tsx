'use client'

import { NextIntlClientProvider } from 'next-intl'
import type { Product } from '@/lib/contract/product'
import { direction } from '@/lib/i18n/language'
import type { Messages } from '@/lib/i18n/messages'
import { languages, type Language } from '@/lib/config/constants'
import { ButtonStates } from './button-states'
import { CardStates } from './card-states'
import { ChipStates } from './chip-states'
import { ChoiceStates } from './choice-states'
import { EmptyStates } from './empty-states'
import { FieldStates } from './field-states'
import { IconSheet } from './icon-sheet'
import { LogoSheet } from './logo-sheet'
import { OverlayStates } from './overlay-states'
import { PagerStates } from './pager-states'
import { PriceStates } from './price-states'
import { RowStates } from './row-states'
import { ToastStates } from './toast-states'
import { TypeScale } from './type-scale'

const sections = [
  ButtonStates,
  FieldStates,
  ChipStates,
  ChoiceStates,
  ToastStates,
  CardStates,
  PriceStates,
  RowStates,
  PagerStates,
  OverlayStates,
  EmptyStates,
  TypeScale,
  LogoSheet,
  IconSheet,
]

/** Every UI component twice: in English and in Arabic, each with its own dictionary. */
export function ReviewBoard({ messages, products }: { messages: Record<Language, Messages>; products: Product[] }) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {sections.map((Section) =>
        languages.map((language) => (
          <div
            key={`${Section.name}-${language}`}
            lang={language}
            dir={direction(language)}
            className="min-w-0 rounded-panel bg-white p-5 shadow-e1 md:p-7"
          >
            <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="Asia/Dubai">
              <Section products={products} />
            </NextIntlClientProvider>
          </div>
        )),
      )}
    </div>
  )
}
