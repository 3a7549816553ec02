import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { filter } from '@/components/ui/icons'
import { ViewToggle } from '@/components/ui/view-toggle'
import { shopHref, type ShopState } from '@/lib/listing/shop-query'
import { FILTERS_ID } from './ids'
import { SearchWithin } from './search-within'
import { SortBy } from './sort-by'

const row = 'flex w-full flex-wrap items-center gap-3 md:w-auto'

/** Search within results, view toggle, the filter button where the filters are a sheet, and sorting where available. */
export function ShopToolbar({ state, sorts }: { state: ShopState; sorts: boolean }) {
  const t = useTranslations('Shop')
  return (
    <div className="flex w-full flex-wrap gap-3 md:w-auto">
      <div className={row}>
        <SearchWithin state={state} />
        <ViewToggle view={state.view} hrefOf={(view) => shopHref({ ...state, view })} />
      </div>
      <div className={row}>
        <button
          type="button"
          popoverTarget={FILTERS_ID}
          aria-haspopup="dialog"
          className="button button-quiet button-small wide:hidden"
        >
          <Icon shape={filter} />
          {t('filters')}
        </button>
        {sorts && <SortBy state={state} />}
      </div>
    </div>
  )
}
