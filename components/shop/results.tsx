import { useTranslations, useLocale } from 'next-intl'
import { ProductGrid } from '@/components/product/product-grid'
import { ProductList } from '@/components/product/product-row'
import { Pagination } from '@/components/ui/pagination'
import type { Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import { shopHref, type ShopState } from '@/lib/listing/shop-query'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { QuickViewLink } from '@/components/product/quick-view-link'
import { priceKind } from '@/lib/i18n/price-kind'
import { foreign } from '@/lib/i18n/foreign'
import { NoResults, type Suggestions } from './no-results'
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
