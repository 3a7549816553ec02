import { Icon } from '@/components/ui/icon'
import { arrowEnd } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import { fill } from '@/components/translations/translations'
import type { ProductWire } from '@/lib/contract/catalogue-schemas'
import type { Language } from '@/lib/config/constants'
import { keywordHref } from './keyword-href'
import { rememberSearch } from './recent-searches'
import { SearchResult } from './search-result'
import type { SearchMessages } from './search-messages'

interface Props {
  id: string
  optionIds: string[]
  /** Id of the active option. */
  active: string | null
  products: ProductWire[]
  keyword: string
  /** Number of all matches. */
  total: number
  language: Language
  words: SearchMessages
}

/** The first results, and a link to all. */
export function SearchResults({ id, optionIds, active, products, keyword, total, language, words }: Props) {
  const follow = () => rememberSearch(keyword)
  return (
    <>
      <div id={id} role="listbox" aria-label={words.results} className="search-list">
        {products.map((product, index) => (
          <SearchResult
            key={product._id}
            id={optionIds[index] ?? ''}
            product={product}
            keyword={keyword}
            active={optionIds[index] === active}
            language={language}
            words={words}
            onFollow={follow}
          />
        ))}
      </div>
      <p className="mt-4">
        <IntentLink href={keywordHref(keyword)} onClick={follow} className="button button-quiet max-sm:w-full">
          <span>{fill(words.all, { count: total })}</span>
          <Icon shape={arrowEnd} />
        </IntentLink>
      </p>
    </>
  )
}
