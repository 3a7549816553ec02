import type { Messages } from '@/lib/i18n/messages'
import { browserMessages, type BrowserMessage } from './browser-messages'

/** The messages of `browserMessages`. Throws when one is missing. */
export function pickMessages(messages: Messages): Record<BrowserMessage, string> {
  const entries = browserMessages.map((key) => {
    const word = key.split('.').reduce<unknown>((inside, name) => Object(inside)[name], messages)
    if (typeof word !== 'string') throw new Error(`The dictionary has no ${key}`)
    return [key, word]
  })
  return Object.fromEntries(entries)
}
