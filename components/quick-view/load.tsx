'use client'

import { NextIntlClientProvider } from 'next-intl'
import { fetchWords } from '@/components/words/fetch-words'
import type { Language } from '@/lib/shop-facts'
import { Layer, type LayerProps } from './layer'
import { layerWordsFile, type LayerWords } from './words'

/** The layer with its words in a language. Throws when they cannot be had. */
export async function loadLayer(language: Language) {
  const words = await fetchWords<LayerWords>(layerWordsFile(language))
  return function SpokenLayer(props: LayerProps) {
    return (
      <NextIntlClientProvider locale={language} messages={words} timeZone="Asia/Dubai">
        <Layer {...props} />
      </NextIntlClientProvider>
    )
  }
}
