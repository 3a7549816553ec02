import 'server-only'
import { OFFERS_PER_PAGE } from '@/lib/contract/list'
import { everyProduct, type ProductQuery } from '@/lib/contract/product-query'
import { groupNames } from '@/lib/contract/settings'
import { shopHref } from '@/lib/listing/shop-query'
import { mediaFile } from '@/lib/media/picture'
import { offersHref } from '@/lib/config/routes'
import type { SitemapEntry } from '@/lib/seo/sitemap-xml'
import { WorkQueue } from '@/lib/utils/work-queue'
import { getBackend } from '@/lib/backend/get-backend'

/** Concurrent list requests: an API host takes time for each. */
const lists = new WorkQueue(6)
const plainPages = ['/', '/categories', '/about', '/company-info', '/contact']

/** All indexable pages but products': every non-empty list with all its pages. Standards 4, 5. */
export async function sitemapPages(): Promise<SitemapEntry[]> {
  const [groups, offers] = await Promise.all([
    getBackend().productGroups(),
    getBackend().listOffers(1, OFFERS_PER_PAGE),
  ])
  const filled = groupNames.filter((name) => groups[name].length > 0)
  return [
    ...[...plainPages, ...filled.map((name) => `/settings-product/${name}`)].map((path) => ({ path })),
    ...(offers.total > 0 ? numbers(offers.pages) : []).map((page) => ({ path: offersHref(page) })),
    ...(await listing({})),
    ...(await categoryLists()),
  ]
}

/** Category and subcategory lists. */
async function categoryLists(): Promise<SitemapEntry[]> {
  const categories = (await getBackend().listCategories()).filter(({ products }) => products !== 0)
  const entries = categories.flatMap(({ id, image, subcategories }) => [
    listing({ categories: [id] }).then(([first, ...others]) =>
      first ? [{ ...first, images: image ? [mediaFile(image, 1280)] : [] }, ...others] : [],
    ),
    ...subcategories
      .filter(({ products }) => products !== 0)
      .map((sub) => listing({ categories: [id], subcategories: [sub.id] })),
  ])
  return (await Promise.all(entries)).flat()
}

/** A list's pages by canonical URL, without lastmod, which is unknown. */
async function listing(filter: Partial<ProductQuery>): Promise<SitemapEntry[]> {
  const query = { ...everyProduct, ...filter }
  const { total, pages } = await lists.run(() => getBackend().listProducts(query))
  if (total === 0) return []
  return numbers(pages).map((page) => ({ path: shopHref({ query: { ...query, page }, rating: null, view: 'grid' }) }))
}

/** Counts from 1. */
function numbers(pages: number): number[] {
  return Array.from({ length: pages }, (_, at) => at + 1)
}
