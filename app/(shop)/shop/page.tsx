import { cache } from 'react'
import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { NotFoundPage, notFoundMetadata, withErrorMetadata, withErrorPage } from '@/app/with-error-page'
import { namesOf, publicMetadata, shopPreview } from '@/app/metadata'
import { JsonLd } from '@/components/seo/json-ld'
import { ChosenChips } from '@/components/shop/chosen-chips'
import { FilterPanel } from '@/components/shop/filter-panel'
import { ListingProvider } from '@/components/shop/listing-provider'
import { ShopHeader } from '@/components/shop/shop-header'
import { Results } from '@/components/shop/results'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { cx } from '@/components/ui/cx'
import type { Category } from '@/lib/contract/category'
import { ShopError } from '@/lib/contract/error'
import { allProducts } from '@/lib/contract/product-query'
import {
  countCategories,
  listCategories,
  listColors,
  listProducts,
  listsAreSorted,
  priceBounds,
  getShopInfo,
} from '@/lib/backend/cached-reads'
import { orNull } from '@/lib/backend/or-null'
import { cutText } from '@/lib/i18n/cut'
import {
  toSearchParams,
  keywordParts,
  narrowsCategories,
  parseShopState,
  shopHref,
  keywordOnlySearch,
  type ShopState,
} from '@/lib/listing/shop-query'
import { categoryCrumbs, categoryPathOf, withCounts } from '@/lib/listing/category-path'
import { isIndexableListing } from '@/lib/seo/facets'
import { breadcrumbList, graph, trailOf, type Crumb } from '@/lib/seo/json-ld'
import { shareImageUrl } from '@/lib/media/share-name'
import { cut } from '@/lib/config/constants'

type Props = PageProps<'/shop'>

/** Products that fit a low window beside the filters. */
const FEW = { grid: 4, list: 2 }

export const generateMetadata = withErrorMetadata(async ({ searchParams }: Props): Promise<Metadata> => {
  const params = toSearchParams(await searchParams)
  const listing = await readListing(params.toString())
  if (!listing) return notFoundMetadata()
  const { state, page, categoryPath } = listing
  const [t, inShop, language, info] = await Promise.all([
    getTranslations('Meta'),
    getTranslations('Shop'),
    getLocale(),
    getShopInfo(),
  ])
  const shop = namesOf(info, language)
  const names = [categoryPath?.subcategory, categoryPath?.category].flatMap((one) => one?.name[language] ?? [])
  const keyword = shownKeyword(state)
  const searchTitle = keyword ? [inShop(page.total > 0 ? 'resultsFor' : 'emptyFor', { keyword })] : []
  const name = [...searchTitle, ...names].join(' | ') || t('shopTitle')
  return publicMetadata({
    language,
    path: shopHref(state),
    hidden: page.total === 0 || !isIndexableListing(params),
    title: state.query.page > 1 ? t('pageOf', { title: name, page: String(state.query.page) }) : name,
    description: categoryPath
      ? t('categoryDescription', { ...shop, category: names[0] ?? name, count: page.total })
      : t('shopDescription', shop),
    image: categoryPath
      ? { path: shareImageUrl(categoryPath.category.id, categoryPath.category.image), alt: names.join(' | ') }
      : await shopPreview(),
  })
})

export default withErrorPage(async function ShopPage({ searchParams }: Props) {
  const params = toSearchParams(await searchParams)
  const listing = await readListing(params.toString())
  if (!listing) return <NotFoundPage />
  const { state, page, categories, categoryPath } = listing
  // A subcategory of another category has no effect; a form without scripts submits it when the category changes.
  if (categoryPath && !categoryPath.subcategory && state.query.subcategories.length === 1)
    redirect(without(params, 'subcategory'))
  const [colors, bounds, countedCategories, parts, t, language] = await Promise.all([
    listColors(),
    priceBounds(),
    categoriesWithCounts(state, categories),
    page.total === 0 ? matchingWords(state) : [],
    getTranslations(),
    getLocale(),
  ])
  const keyword = shownKeyword(state)
  const crumbs: Crumb[] = [
    { name: t('Common.home'), path: '/' },
    { name: t('Shop.title'), path: '/shop' },
    ...(categoryPath ? categoryCrumbs(categoryPath, language) : []),
  ]
  return (
    <div className="page-width pt-4">
      <Breadcrumbs trail={trailOf(crumbs)} />
      {categoryPath && <JsonLd data={graph(breadcrumbList(crumbs, language))} />}
      <ListingProvider current={shopHref(state)}>
        <ShopHeader
          title={
            // With no result the keyword is shown below, with alternatives.
            keyword && page.total > 0
              ? t('Shop.resultsFor', { keyword })
              : ((categoryPath?.subcategory ?? categoryPath?.category)?.name[language] ?? t('Shop.title'))
          }
          total={page.total}
          state={state}
          sorts={listsAreSorted()}
        />
        <FilterPanel state={state} total={page.total} categories={countedCategories} colors={colors} bounds={bounds} />
        <div className={cx('grid content-start gap-5', page.items.length <= FEW[state.view] && 'shop-few')}>
          <ChosenChips state={state} categories={categories} />
          <Results state={state} page={page} suggestions={{ parts, categories }} />
        </div>
      </ListingProvider>
    </div>
  )
})

/** The keyword, cut to title length; empty without a search. */
function shownKeyword({ query }: ShopState): string {
  const { shown, rest } = cutText(query.keyword, cut.listTitle)
  return rest ? `${shown}…` : shown
}

function without(params: URLSearchParams, name: string): string {
  const rest = new URLSearchParams(params)
  rest.delete(name)
  return `/shop?${rest}`
}

/** Loads the listing of a query string, once for metadata and page; null for an unknown category or page. Standards 3. */
const readListing = cache(async (search: string) => {
  const parsed = parseShopState(new URLSearchParams(search))
  if (!parsed) return null
  const state = listsAreSorted() ? parsed : { ...parsed, query: { ...parsed.query, sort: null } }
  const [page, categories] = await Promise.all([productsOf(state), listCategories()])
  if (!page || state.query.page > page.pages) return null
  return { state, page, categories, categoryPath: categoryPathOf(state.query, categories) }
})

async function categoriesWithCounts(state: ShopState, categories: Category[]): Promise<Category[]> {
  if (!narrowsCategories(state)) return categories
  return withCounts(categories, await orNull(countCategories(state.query), 'what categories hold'))
}

/** The keyword's words that have results alone, when all together have none. Filters are suggested for removal first. */
async function matchingWords(state: ShopState) {
  if (keywordOnlySearch(state)) return []
  const parts = await Promise.all(
    keywordParts(state.query.keyword).map(async (part) => {
      const page = await orNull(listProducts({ ...allProducts, keyword: part }), 'a word of a search')
      return { keyword: part, total: page?.total ?? 0 }
    }),
  )
  return parts.filter(({ total }) => total > 0)
}

async function productsOf({ query }: ShopState) {
  try {
    return await listProducts(query)
  } catch (error) {
    if (error instanceof ShopError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}
