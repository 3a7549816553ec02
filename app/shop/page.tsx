import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { JsonLd } from '@/components/seo/json-ld'
import { ShopHeading } from '@/components/shop/shop-heading'
import { ChosenChips } from '@/components/shop/chosen-chips'
import { FilterPanel } from '@/components/shop/filter-panel'
import { ListingStage } from '@/components/shop/listing-stage'
import { Results } from '@/components/shop/results'
import { ShopToolbar } from '@/components/shop/shop-toolbar'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { ShopError } from '@/lib/contract/error'
import type { Category } from '@/lib/contract/category'
import { listCategories, listColors, listProducts, priceBounds } from '@/lib/gateway/catalogue'
import { homePreview } from '@/lib/gateway/previews'
import { canonicalListing } from '@/lib/listing/canonical'
import { toSearchParams } from '@/lib/listing/search-params'
import { parseShopState, type ShopState } from '@/lib/listing/shop-query'
import { categoryHref } from '@/lib/routes'
import { breadcrumbList, graph, trailOf, type Crumb } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { shareImageUrl } from '@/lib/seo/share-image-url'

type Props = PageProps<'/shop'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = toSearchParams(await searchParams)
  const { state, page, category } = await readListing(params)
  const [t, language] = await Promise.all([getTranslations('Meta'), getLocale()])
  const name = category?.name[language] ?? t('shopTitle')
  return pageMetadata({
    language,
    path: canonicalListing(state, params),
    title: state.query.page > 1 ? t('pageOf', { title: name, page: String(state.query.page) }) : name,
    description: category ? t('categoryDescription', { category: name, count: page.total }) : t('shopDescription'),
    image: category
      ? { path: shareImageUrl(category.id, category.image), alt: name }
      : { path: await homePreview(), alt: t('shareImageAlt') },
  })
}

export default async function ShopPage({ searchParams }: Props) {
  const params = toSearchParams(await searchParams)
  const { state, page, categories, category } = await readListing(params)
  const [colors, bounds, t, language] = await Promise.all([listColors(), priceBounds(), getTranslations(), getLocale()])
  const crumbs: Crumb[] = [
    { name: t('Common.home'), path: '/' },
    { name: t('Shop.title'), path: '/shop' },
    ...(category ? [{ name: category.name[language], path: categoryHref(category.id) }] : []),
  ]
  return (
    <div className="page-width pt-4">
      <Breadcrumbs trail={trailOf(crumbs)} />
      {category && <JsonLd data={graph(breadcrumbList(crumbs, language))} />}
      <ListingStage view={state.view}>
        <header className="shop-head">
          <ShopHeading title={category?.name[language] ?? t('Shop.title')} total={page.total} state={state} />
          <ShopToolbar state={state} />
        </header>
        <FilterPanel state={state} total={page.total} categories={categories} colors={colors} bounds={bounds} />
        <div className="grid content-start gap-5">
          <ChosenChips state={state} categories={categories} />
          <Results state={state} page={page} />
        </div>
      </ListingStage>
    </div>
  )
}

/** Answers the address, or 404 when it names a category or a page that is not. Standards 3. */
async function readListing(params: URLSearchParams) {
  const state = parseShopState(params)
  if (!state) notFound()
  const [page, categories] = await Promise.all([productsOrNotFound(state), listCategories()])
  if (state.query.page > page.pages) notFound()
  return { state, page, categories, category: onlyCategory(state, categories) }
}

async function productsOrNotFound(state: ShopState) {
  try {
    return await listProducts(state.query)
  } catch (error) {
    if (error instanceof ShopError && (error.status === 404 || error.status === 400)) notFound()
    throw error
  }
}

/** The category a page is about: exactly one is chosen, and nothing else. */
function onlyCategory({ query }: ShopState, categories: Category[]): Category | null {
  if (query.categories.length !== 1) return null
  return categories.find(({ id }) => id === query.categories[0]) ?? null
}
