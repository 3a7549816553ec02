import type { Messages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/shop-facts'

/** Namespaces of the dictionary that the layer speaks. */

export type LayerWords = Pick<Messages, 'Details' | 'Price' | 'Product' | 'QuickView' | 'Stars'>

/** The layer's part of a dictionary. */
export function layerWords(messages: Messages): LayerWords {
  const { Details, Price, Product, QuickView, Stars } = messages
  return { Details, Price, Product, QuickView, Stars }
}

/** Name of the file, below `/words/`, that holds the layer's words in a language. */
export function layerWordsFile(language: Language): string {
  return `quick-view-${language}.json`
}
