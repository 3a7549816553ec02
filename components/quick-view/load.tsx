'use client'

import { NextIntlClientProvider } from 'next-intl'
import { fetchMessages } from '@/components/translations/fetch-messages'
import type { Language } from '@/lib/config/constants'
import { Layer, type LayerProps } from './layer'
import { quickViewMessagesFile, type QuickViewMessages } from './messages'

/** Loads the layer's messages and returns the layer. Throws when they cannot be loaded. */
export async function loadLayer(language: Language) {
  const words = await fetchMessages<QuickViewMessages>(quickViewMessagesFile(language))
  return function TranslatedLayer(props: LayerProps) {
    return (
      <NextIntlClientProvider locale={language} messages={words} timeZone="Asia/Dubai">
        <Layer {...props} />
      </NextIntlClientProvider>
    )
  }
}
