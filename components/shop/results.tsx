import { useTranslations, useLocale } from 'next-intl'
import { ProductGrid } from '@/components/product/product-grid'
import { ProductRow } from '@/components/product/product-row'
import { Pagination } from '@/components/ui/pagination'
import type { Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import { shopHref, type ShopState } from '@/lib/listing/shop-query'
import { fetchPriority } from '@/lib/media/image-loading'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { QuickViewLink } from '@/components/product/quick-view-link'
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
          <Products state={state} products={page.items} />
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

function Products({ state, products }: { state: ShopState; products: Product[] }) {
  if (state.view === 'grid') return <ProductGrid products={products} seen={4} />
  return (
    <ul className="grid gap-5">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductRow
            product={product}
            fetchPriority={fetchPriority(index, 2)}
            heading="h2"
            actions={<RowActions product={product} />}
          />
        </li>
      ))}
    </ul>
  )
}

function RowActions({ product }: { product: Product }) {
  const language = useLocale()
  const title = product.title[language]
  const { id, price, oldPrice } = product
  return (
    <>
      <QuickViewLink product={{ id, title, price, oldPrice, ...foreign(product.title, language) }} look="wide" />
      <FavoriteToggle product={{ id, title }} look="wide" className="button-small" />
    </>
  )
}
