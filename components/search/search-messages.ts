import { createContext, use } from 'react'
import type { Messages } from '@/lib/i18n/messages'

/** Messages of the search overlay, provided by `SearchPanel`. */
export const SearchMessages = createContext<Messages['Search'] | null>(null)

/** The messages of the search overlay. Throws outside `SearchPanel`. */
export function useSearchMessages(): Messages['Search'] {
  const messages = use(SearchMessages)
  if (!messages) throw new Error('useSearchMessages needs a SearchPanel around it')
  return messages
}
