import { PageTurnFocus } from '@/components/navigation/page-turn-focus'
import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { NotFoundPage, withErrorPage } from '@/app/with-error-page'
import { unlistedMetadata } from '@/app/metadata'
import { FavoritesRefresh } from '@/components/favorites/favorites-refresh'
import { FavoritesToolbar } from '@/components/favorites/favorites-toolbar'
import { NoFavorites } from '@/components/favorites/no-favorites'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { ProductGrid } from '@/components/product/product-grid'
import { ProductList } from '@/components/product/product-row'
import { Pagination } from '@/components/ui/pagination'
import type { Product } from '@/lib/contract/product'
import { listFavorites, requireCustomer } from '@/lib/backend/customer-pages'
import { favoritesHref, favoritesQuery, parseFavorites } from '@/lib/listing/favorites-query'
import { toSearchParams } from '@/lib/listing/shop-query'

export function generateMetadata() {
  return unlistedMetadata('Favorites.metaTitle')
}

/** A customer's favorites: the storefront listing without its sidebar. Spec §2 (Favorites). */
async function FavoritesPage({ searchParams }: PageProps<'/favorites'>) {
  const state = parseFavorites(toSearchParams(await searchParams))
  if (!state) return <NotFoundPage />
  const customer = await requireCustomer(favoritesHref(state))
  const [page, t, language] = await Promise.all([
    listFavorites(customer.id, favoritesQuery(state)),
    getTranslations('Favorites'),
    getLocale(),
  ])
  // The last favorite of the last page was removed.
  if (state.page > page.pages) redirect(favoritesHref({ ...state, page: page.pages }))
  const toggle = ({ id, title }: Product, look: 'card' | 'wide') => (
    <FavoriteToggle product={{ id, title: title[language] }} look={look} favorite />
  )
  const empty = page.items.length === 0
  return (
    <div className="page-width pt-7 md:pt-11">
      <FavoritesRefresh initialIds={page.items.map(({ id }) => id)} total={state.keyword ? null : page.total} />
      <PageTurnFocus query={favoritesHref({ ...state, view: 'grid' })} />
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 tabIndex={-1} className="text-h1 outline-none">
            {t('title')}
          </h1>
          {/* An empty list has its own notice below. */}
          <p role="status" className={empty ? 'sr-only' : 'mt-1 text-date-600'}>
            <span key={state.keyword}>{t('count', { count: page.total })}</span>
          </p>
        </div>
        {(!empty || state.keyword) && <FavoritesToolbar state={state} />}
      </header>
      {empty && <NoFavorites searched={state.keyword !== ''} />}
      {!empty && state.view === 'grid' && (
        <ProductGrid wide products={page.items} seen={4} heart={(product) => toggle(product, 'card')} />
      )}
      {!empty && state.view === 'list' && (
        <ProductList products={page.items} actions={(product) => toggle(product, 'wide')} />
      )}
      <div className="mt-11">
        <Pagination
          page={page.page}
          pages={page.pages}
          hrefFor={(number) => favoritesHref({ ...state, page: number })}
        />
      </div>
    </div>
  )
}

export default withErrorPage(FavoritesPage)
