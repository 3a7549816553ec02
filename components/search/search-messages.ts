import type { Messages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/config/constants'

/** What the search overlay says; `{names}` are filled in by the browser. */
export type SearchMessages = Messages['Search']

/** Name of the file, below `/words/`, that holds the overlay's words in a language. */
export function searchMessagesFile(language: Language): string {
  return `search-${language}.json`
}
