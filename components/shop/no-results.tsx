import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { search } from '@/components/ui/icons'
import { hasFilters, shopHref, withoutFilters, withQuery, type ShopState } from '@/lib/listing/shop-query'

/** Nothing matches: what was asked, and the next steps. Standards 22, 23; spec §8. */
export function NoResults({ state }: { state: ShopState }) {
  const t = useTranslations()
  const { keyword } = state.query
  const keywordOnly = withQuery(withoutFilters(state), { keyword })
  const narrowed = keyword && shopHref(keywordOnly) !== shopHref(state)
  return (
    <>
      <EmptyState
        title={keyword ? t('Shop.emptyFor', { keyword }) : t(hasFilters(state) ? 'Shop.emptyTitle' : 'Shop.bareTitle')}
        text={keyword && !narrowed ? t('Shop.suggestion') : t(hasFilters(state) ? 'Shop.emptyText' : 'Shop.bareText')}
        mark={
          <span className="grid size-full place-items-center bg-saffron-100 text-saffron-600">
            <Icon shape={search} size={48} />
          </span>
        }
        actions={
          <>
            {narrowed && <ButtonLink href={shopHref(keywordOnly)}>{t('Shop.wholeShop')}</ButtonLink>}
            {hasFilters(state) && (
              <ButtonLink href={shopHref(withoutFilters(state))} look={narrowed ? 'quiet' : 'primary'}>
                {t('Shop.emptyAction')}
              </ButtonLink>
            )}
          </>
        }
      />
      <p className="text-center text-small text-date-600">{t('Pagination.none')}</p>
    </>
  )
}
