import { useLocale, useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { search } from '@/components/ui/icons'
import type { Category } from '@/lib/contract/category'
import { withThousands } from '@/lib/i18n/price'
import {
  hasFilters,
  shopHref,
  keywordOnlySearch,
  withoutFilters,
  withQuery,
  type ShopState,
} from '@/lib/listing/shop-query'
import { categoryHref } from '@/lib/config/routes'

export interface Suggestions {
  /** Words of the keyword that have results on their own, with their number. */
  parts: { keyword: string; total: number }[]
  categories: Category[]
}

/** The empty results page: the query and the next steps. Standards 22, 23; spec §8. */
export function NoResults({ state, suggestions }: { state: ShopState; suggestions: Suggestions }) {
  const t = useTranslations()
  const language = useLocale()
  const { parts, categories } = suggestions
  const { keyword } = state.query
  const unfiltered = keywordOnlySearch(state)
  return (
    <>
      <EmptyState
        title={keyword ? t('Shop.emptyFor', { keyword }) : t(hasFilters(state) ? 'Shop.emptyTitle' : 'Shop.bareTitle')}
        text={
          keyword && !unfiltered
            ? t(parts.length > 0 ? 'Shop.oneWord' : 'Shop.suggestion')
            : t(hasFilters(state) ? 'Shop.emptyText' : 'Shop.bareText')
        }
        mark={
          <span className="grid size-full place-items-center bg-saffron-100 text-saffron-600">
            <Icon shape={search} size={48} />
          </span>
        }
        actions={
          <>
            {parts.map((part) => (
              <ButtonLink
                key={part.keyword}
                href={shopHref(withQuery(withoutFilters(state), { keyword: part.keyword }))}
                look="quiet"
              >
                <bdi>{part.keyword}</bdi>
                <span className="font-normal text-date-600">{withThousands(part.total)}</span>
              </ButtonLink>
            ))}
            {unfiltered && <ButtonLink href={shopHref(unfiltered)}>{t('Shop.wholeShop')}</ButtonLink>}
            {hasFilters(state) && (
              <ButtonLink
                href={shopHref(withoutFilters(state))}
                look={unfiltered ? 'quiet' : 'primary'}
                data-refines="reset"
              >
                {t('Shop.emptyAction')}
              </ButtonLink>
            )}
          </>
        }
      />
      {keyword && categories.length > 0 && (
        <section aria-labelledby="browse" className="text-center">
          <h2 id="browse" className="text-body font-bold">
            {t('Shop.browse')}
          </h2>
          <ul className="mt-3 flex flex-wrap justify-center gap-2">
            {categories.map(({ id, name }) => (
              <li key={id}>
                <ButtonLink href={categoryHref(id)} look="quiet" size="small">
                  {name[language]}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-center text-small text-date-600">{t('Pagination.none')}</p>
    </>
  )
}
