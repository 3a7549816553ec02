import { fill } from '@/components/translations/translations'
import { Icon } from '@/components/ui/icon'
import { arrowEnd } from '@/components/ui/icons'
import { IntentLink } from '@/components/ui/intent-link'
import { Skeleton } from '@/components/ui/skeleton'
import type { Product } from '@/lib/contract/product'
import { keywordHref, rememberSearch } from './recent-searches'
import { useSearchMessages } from './search-messages'
import { SearchResult } from './search-result'

interface Props {
  id: string
  optionIds: string[]
  active: string | null
  products: Product[]
  keyword: string
  total: number
}

export function SearchResults({ id, optionIds, active, products, keyword, total }: Props) {
  const messages = useSearchMessages()
  const follow = () => rememberSearch(keyword)
  return (
    <>
      <div id={id} role="listbox" aria-label={messages.results} className="search-list">
        {products.map((product, index) => (
          <SearchResult
            key={product.id}
            id={optionIds[index] ?? ''}
            product={product}
            keyword={keyword}
            active={optionIds[index] === active}
            onFollow={follow}
          />
        ))}
      </div>
      <p className="mt-4">
        <IntentLink href={keywordHref(keyword)} onClick={follow} className="button button-quiet max-sm:w-full">
          <span>{fill(messages.all, { count: total })}</span>
          <Icon shape={arrowEnd} />
        </IntentLink>
      </p>
    </>
  )
}

export function SearchSkeleton() {
  return (
    <div aria-hidden="true" className="search-list">
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="search-line">
          <Skeleton className="size-23 rounded-thumb" />
          <span className="grid content-center gap-3">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-3.5 w-56 max-w-full" />
          </span>
        </div>
      ))}
    </div>
  )
}
