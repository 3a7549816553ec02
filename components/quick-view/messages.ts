import type { Messages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/config/constants'

/** Namespaces of the dictionary that the layer speaks. */
export type QuickViewMessages = Pick<
  Messages,
  'Buy' | 'Details' | 'Price' | 'Product' | 'Quantity' | 'QuickView' | 'Stars'
>

/** The layer's part of a dictionary. */
export function quickViewMessages(messages: Messages): QuickViewMessages {
  const { Buy, Details, Price, Product, Quantity, QuickView, Stars } = messages
  return { Buy, Details, Price, Product, Quantity, QuickView, Stars }
}

/** Name of the file, below `/words/`, that holds the layer's words in a language. */
export function quickViewMessagesFile(language: Language): string {
  return `quick-view-${language}.json`
}
