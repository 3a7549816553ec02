import { useTranslations, useLocale } from 'next-intl'
import { ProductGrid } from '@/components/product/product-grid'
import { ProductList } from '@/components/product/product-row'
import { Pagination } from '@/components/ui/pagination'
import type { Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import {
  hasFilters,
  keywordOnlySearch,
  shopHref,
  withoutFilters,
  withQuery,
  type ShopState,
} from '@/lib/listing/shop-query'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { QuickViewLink } from '@/components/product/quick-view-link'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon, search } from '@/components/ui/icon'
import { priceKind } from '@/lib/i18n/price-kind'
import { foreign } from '@/lib/i18n/foreign'
import type { Category } from '@/lib/contract/category'
import { withThousands } from '@/lib/i18n/price'
import { categoryHref } from '@/lib/config/routes'
import { ResultsRegion } from './results-region'

interface Props {
  state: ShopState
  page: Page<Product>
  suggestions: Suggestions
}

/** A page of results, or suggestions when nothing matches. Spec §2 (Shop). */
export function Results({ state, page, suggestions }: Props) {
  const t = useTranslations('Shop')
  return (
    <ResultsRegion label={t('resultsPage', { page: page.page, pages: page.pages })} loading={t('loading')}>
      {page.items.length === 0 ? (
        <NoResults state={state} suggestions={suggestions} />
      ) : (
        <>
          {state.view === 'grid' ? (
            <ProductGrid products={page.items} seen={4} />
          ) : (
            <ProductList products={page.items} actions={(product) => <RowActions product={product} />} />
          )}
          <div className="pt-4 md:pt-6">
            <Pagination
              page={page.page}
              pages={page.pages}
              hrefFor={(number) => shopHref({ ...state, query: { ...state.query, page: number } })}
            />
          </div>
        </>
      )}
    </ResultsRegion>
  )
}

function RowActions({ product }: { product: Product }) {
  const language = useLocale()
  const title = product.title[language]
  const { id, price, oldPrice } = product
  return (
    <>
      <QuickViewLink
        product={{
          id,
          title,
          price,
          oldPrice,
          priceKind: priceKind(product) ?? undefined,
          ...foreign(product.title, language),
        }}
        look="wide"
      />
      <FavoriteToggle product={{ id, title }} look="wide" className="button-small" />
    </>
  )
}

interface Suggestions {
  /** Words of the keyword that have results on their own, with their number. */
  parts: { keyword: string; total: number }[]
  categories: Category[]
}

/** The empty results page: the query and the next steps. Standards 22, 23; spec §8. */
function NoResults({ state, suggestions }: { state: ShopState; suggestions: Suggestions }) {
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
      >
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
      </EmptyState>
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
