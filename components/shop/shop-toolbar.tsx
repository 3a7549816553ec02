import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { filter } from '@/components/ui/icons'
import type { ShopState } from '@/lib/listing/shop-query'
import { FILTERS_ID } from './ids'
import { SearchWithin } from './search-within'
import { ViewToggle } from './view-toggle'

/** Search inside the results, the filters' button where they are a sheet, grid or list. */
export function ShopToolbar({ state }: { state: ShopState }) {
  const t = useTranslations('Shop')
  return (
    <div className="flex w-full flex-wrap items-center gap-3 md:w-auto md:flex-1 lg:justify-end">
      <SearchWithin state={state} />
      <button
        type="button"
        popoverTarget={FILTERS_ID}
        aria-haspopup="dialog"
        className="button button-quiet button-small max-md:me-auto wide:hidden"
      >
        <Icon shape={filter} />
        {t('filters')}
      </button>
      <ViewToggle state={state} />
    </div>
  )
}
