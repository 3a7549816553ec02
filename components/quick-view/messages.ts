import type { Messages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/config/constants'

/** Namespaces of the dictionary that the layer uses. */
export type QuickViewMessages = Pick<
  Messages,
  'Buy' | 'Details' | 'Price' | 'Product' | 'Quantity' | 'QuickView' | 'Stars'
>

/** Picks the layer's namespaces. */
export function quickViewMessages(messages: Messages): QuickViewMessages {
  const { Buy, Details, Price, Product, Quantity, QuickView, Stars } = messages
  return { Buy, Details, Price, Product, Quantity, QuickView, Stars }
}

/** Name of the layer's messages file below `/words/`. */
export function quickViewMessagesFile(language: Language): string {
  return `quick-view-${language}.json`
}
