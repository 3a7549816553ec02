import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { arrowEnd, sort } from '@/components/ui/icons'
import { SORTS } from '@/lib/contract/product-query'
import type { ShopState } from '@/lib/listing/shop-query'
import { HiddenState } from './hidden-state'
import { SortSelect } from './sort-select'

/** The sort order of the products. */
export function SortBy({ state }: { state: ShopState }) {
  const t = useTranslations('Shop')
  return (
    <form action="/shop" method="get" autoComplete="off" className="flex gap-2 max-lg:grow">
      <HiddenState state={state} except={['sort']} />
      <div className="relative flex min-w-0 flex-1 items-center">
        <SortSelect
          name="sort"
          aria-label={t('sort')}
          current={state.query.sort ?? ''}
          className="button button-quiet button-small w-full appearance-none pe-11 text-start"
        >
          <option value="">{t('sortFeatured')}</option>
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`sorts.${one}`)}
            </option>
          ))}
        </SortSelect>
        <Icon shape={sort} className="pointer-events-none absolute inset-e-4" />
      </div>
      <noscript>
        <button
          type="submit"
          aria-label={t('sortButton')}
          className="button button-quiet button-small button-round shrink-0"
        >
          <Icon shape={arrowEnd} />
        </button>
      </noscript>
    </form>
  )
}
