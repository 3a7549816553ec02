'use client'

import { NextIntlClientProvider } from 'next-intl'
import type { Language } from '@/lib/shop-facts'
import { Layer, type LayerProps } from './layer'
import { layerWordsFile, type LayerWords } from './words'

/** The layer with its words in a language. Throws when they cannot be had. */
export async function loadLayer(language: Language) {
  const answer = await fetch(`/words/${layerWordsFile(language)}`)
  if (!answer.ok) throw new Error(`no words: ${answer.status}`)
  const words: LayerWords = await answer.json()
  return function SpokenLayer(props: LayerProps) {
    return (
      <NextIntlClientProvider locale={language} messages={words} timeZone="Asia/Dubai">
        <Layer {...props} />
      </NextIntlClientProvider>
    )
  }
}
