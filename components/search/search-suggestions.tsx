import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { clock } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import type { Language } from '@/lib/config/constants'
import { keywordHref } from './keyword-href'
import { forgetSearches, recentSearches } from './recent-searches'
import { SearchCategories } from './search-categories'
import type { SearchMessages } from './search-messages'

/** Below an empty field: recent searches and categories. */
export function SearchSuggestions({ words, language }: { words: SearchMessages; language: Language }) {
  const [recent, setRecent] = useState(recentSearches)
  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby="search-recent" className="mb-6">
          <div className="mb-1.5 flex items-center justify-between">
            <h2 id="search-recent" className="text-body font-bold">
              {words.recent}
            </h2>
            <button
              type="button"
              className="link min-h-11"
              onClick={() => {
                forgetSearches()
                setRecent([])
                document.getElementById('search-field')?.focus()
              }}
            >
              {words.forget}
            </button>
          </div>
          <ul className="flex flex-wrap gap-2">
            {recent.map((keyword) => (
              <li key={keyword} className="max-w-full">
                <IntentLink href={keywordHref(keyword)} className="search-chip">
                  <Icon shape={clock} size={16} className="text-date-600" />
                  <bdi className="min-w-0 overflow-x-clip text-ellipsis whitespace-nowrap">{keyword}</bdi>
                </IntentLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <SearchCategories words={words} language={language} />
    </>
  )
}
