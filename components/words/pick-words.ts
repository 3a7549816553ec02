import type { Messages } from '@/lib/i18n/messages'
import { browserWords, type BrowserWord } from './browser-words'

/** The words that go to the browser with every page. Throws when the dictionary has no such word. */
export function pickWords(messages: Messages): Record<BrowserWord, string> {
  const entries = browserWords.map((key) => {
    const word = key.split('.').reduce<unknown>((inside, name) => Object(inside)[name], messages)
    if (typeof word !== 'string') throw new Error(`The dictionary has no ${key}`)
    return [key, word]
  })
  return Object.fromEntries(entries)
}
