import type { Messages } from '@/lib/i18n/messages'
import type { Language } from '@/lib/config/constants'

/** Messages of the search overlay; the browser fills in `{names}`. */
export type SearchMessages = Messages['Search']

/** Name of the overlay's messages file below `/words/`. */
export function searchMessagesFile(language: Language): string {
  return `search-${language}.json`
}
