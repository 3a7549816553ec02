import type { Messages } from '@/lib/i18n/messages'

/** Keys of the messages sent to the browser with every public page: plain or with `{names}`, no plurals. Keep it short. */
export const browserMessages = [
  'Account.sessionOver',
  'Cart.AddedSusseccfully',
  'Cart.YouAreNotLogin',
  'Cart.view',
  'Errors.ThereIsNotEnoughQuantity',
  'Errors.fallback',
  'Errors.offline',
  'Favorites.AddedSusseccfully',
  'Favorites.RemovedSusseccfully',
  'Favorites.YouAreNotLogin',
  'Favorites.toggle',
  'Favorites.undo',
  'Header.signIn',
  'Kit.loading',
  'Offline.waits',
  'Price.before',
  'Price.from',
  'Price.now',
  'Price.onRequest',
  'Product.enquire',
  'Product.new',
  'Product.percentOff',
  'Product.quickView',
  'Product.quickViewOf',
  'Product.soldOut',
  'Profile.UpdatedSusseccfully',
  'Toasts.label',
] as const

export type BrowserMessage = (typeof browserMessages)[number]

export function isBrowserMessage(key: string): key is BrowserMessage {
  return browserMessages.some((word) => word === key)
}

/** The messages of `browserMessages`. Throws when one is missing. */
export function pickMessages(messages: Messages): Record<BrowserMessage, string> {
  const entries = browserMessages.map((key) => {
    const word = key.split('.').reduce<unknown>((inside, name) => Object(inside)[name], messages)
    if (typeof word !== 'string') throw new Error(`The dictionary has no ${key}`)
    return [key, word]
  })
  return Object.fromEntries(entries)
}
