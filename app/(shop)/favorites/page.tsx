import { getLocale, getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { useTranslations } from 'next-intl'
import Form from 'next/form'
import { NotFoundPage, withErrorPage } from '@/app/with-error-page'
import { unlistedMetadata } from '@/app/metadata'
import { PageTurnFocus } from '@/components/navigation/page-turn-focus'
import { FavoritesRefresh } from '@/components/favorites/favorites-refresh'
import { FavoriteToggle } from '@/components/product/favorite-toggle'
import { ProductGrid } from '@/components/product/product-grid'
import { ProductList } from '@/components/product/product-row'
import { Pagination } from '@/components/ui/pagination'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import picture from '@/components/brand/pictures/heart.webp'
import { Icon, search } from '@/components/ui/icon'
import { ViewToggle } from '@/components/ui/view-toggle'
import { SearchField } from '@/components/favorites/search-field'
import type { Product } from '@/lib/contract/product'
import { listFavorites, requireCustomer } from '@/lib/backend/customer-pages'
import { favoritesHref, favoritesQuery, parseFavorites, type FavoritesState } from '@/lib/listing/favorites-query'
import { toSearchParams } from '@/lib/listing/shop-query'

export const generateMetadata = unlistedMetadata('Favorites.metaTitle')

/** A customer's favorites: the storefront listing without its sidebar. Spec §2 (Favorites), §8 (NotFoundAnyFavorites). */
export default withErrorPage(async function FavoritesPage({ searchParams }: PageProps<'/favorites'>) {
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
      {empty && (
        <EmptyState
          title={t(state.keyword ? 'nothingTitle' : 'NotFoundAnyFavorites')}
          text={t(state.keyword ? 'nothingText' : 'emptyText')}
          picture={picture.src}
        >
          <ButtonLink href={state.keyword ? '/favorites' : '/shop'}>
            {t(state.keyword ? 'nothingAction' : 'emptyAction')}
          </ButtonLink>
        </EmptyState>
      )}
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
})

/** Search of the favorites, and the grid/list switch. Spec §2 (Favorites). */
function FavoritesToolbar({ state }: { state: FavoritesState }) {
  const t = useTranslations('Favorites')
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Form action="/favorites" role="search" className="min-w-0 flex-1 md:w-75 md:flex-none">
        {state.view === 'list' && <input type="hidden" name="view" value="list" />}
        <label className="field-control field-pill">
          <Icon shape={search} />
          <span className="sr-only">{t('search')}</span>
          <SearchField keyword={state.keyword} placeholder={t('searchShort')} />
        </label>
      </Form>
      <ViewToggle view={state.view} hrefOf={(view) => favoritesHref({ ...state, view })} />
    </div>
  )
}
