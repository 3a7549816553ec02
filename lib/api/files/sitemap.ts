import 'server-only'
import { offersHref, policyHref, productHref } from '@/lib/config/routes'
import { OFFERS_PER_PAGE } from '@/lib/contract/list'
import { policyNames } from '@/lib/contract/policy'
import { allProducts, type ProductQuery } from '@/lib/contract/product-query'
import { groupNames } from '@/lib/contract/settings'
import { shopHref } from '@/lib/listing/shop-query'
import { mediaFile } from '@/lib/media/address'
import { sitemapEnd, sitemapEntry, sitemapIndex, sitemapStart, type SitemapEntry } from '@/lib/seo/sitemap-xml'
import { WorkQueue } from '@/lib/utils/work-queue'
import { noFile, orUnavailable, versionedStream } from './file-response'
import { getBackend } from '@/lib/backend/get-backend'

/**
 * Pages or products per file. A product has an entry per language with alternates and pictures, about 2 KB each: 10 000
 * products are 20 000 URLs and some 40 MB (search engines allow 50 000 and 50 MB).
 */
const PER_FILE = 10_000
/** Pictures per product: without a limit 10 000 products could exceed 50 MB. */
const PICTURES = 10
const FAILURE_MESSAGE = 'The sitemap could not be made'
const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' }

/** One file: pages other than products, or products after a position in the catalogue. */
interface Part {
  pages: SitemapEntry[]
  products: { after: string | null } | null
}

/** `/sitemap.xml`: all canonical URLs, or the index of the files that contain them. Standards 5. */
export async function sitemapResponse(request: Request, perFile = PER_FILE): Promise<Response> {
  return orUnavailable(FAILURE_MESSAGE, async () => {
    // Read first: newer data is then sent once more, never cached too long.
    const state = await getBackend().state()
    const [first, ...others] = await parts(perFile)
    const paths = [first, ...others].map((_, index) => `/sitemap/${index + 1}.xml`)
    const text = first && others.length === 0 ? written(first, perFile) : index(paths)
    return versionedStream(request, state, () => text, headers)
  })
}

/** `/sitemap/<number>.xml`, counted from 1. 404 beyond the last. */
export async function sitemapFileResponse(request: Request, file: string, perFile = PER_FILE): Promise<Response> {
  return orUnavailable(FAILURE_MESSAGE, async () => {
    const number = Number(/^([1-9]\d{0,5})\.xml$/.exec(file)?.[1])
    const state = await getBackend().state()
    const part = (await parts(perFile))[number - 1]
    return part ? versionedStream(request, state, () => written(part, perFile), headers) : noFile()
  })
}

/** One part for everything when small enough. */
async function parts(perFile: number): Promise<Part[]> {
  const [starts, pages] = await Promise.all([getBackend().stretches(perFile), sitemapPages()])
  if (starts.length === 1 && pages.length <= perFile) return [{ pages, products: { after: null } }]
  const files = Math.ceil(pages.length / perFile)
  return [
    ...Array.from({ length: files }, (_, at) => ({
      pages: pages.slice(at * perFile, (at + 1) * perFile),
      products: null,
    })),
    ...starts.map((after) => ({ pages: [], products: { after } })),
  ]
}

async function* index(paths: string[]): AsyncGenerator<string> {
  yield sitemapIndex(paths)
}

async function* written({ pages, products }: Part, perFile: number): AsyncGenerator<string> {
  yield sitemapStart
  yield pages.map(sitemapEntry).join('')
  if (products)
    for await (const some of getBackend().walkProductPages(products.after, perFile))
      yield some
        .map(({ id, images, updatedAt }) =>
          sitemapEntry({
            path: productHref(id),
            images: images.slice(0, PICTURES).map((image) => mediaFile(image, 1280)),
            updatedAt,
          }),
        )
        .join('')
  yield sitemapEnd
}

/** Concurrent list requests: an API host takes time for each. */
const lists = new WorkQueue(6)
const plainPages = ['/', '/categories', '/about', '/company-info', '/contact']

/** All indexable pages but products': every non-empty list with all its pages. Standards 4, 5. */
async function sitemapPages(): Promise<SitemapEntry[]> {
  const [groups, offers] = await Promise.all([
    getBackend().productGroups(),
    getBackend().listOffers(1, OFFERS_PER_PAGE),
  ])
  const policyPages = getBackend().policies ? policyNames.map(policyHref) : []
  const filled = groupNames.filter((name) => groups[name].length > 0)
  return [
    ...[...plainPages, ...policyPages, ...filled.map((name) => `/settings-product/${name}`)].map((path) => ({ path })),
    ...(offers.total > 0 ? numbers(offers.pages) : []).map((page) => ({ path: offersHref(page) })),
    ...(await listing({})),
    ...(await categoryLists()),
  ]
}

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
  const query = { ...allProducts, ...filter }
  const { total, pages } = await lists.run(() => getBackend().listProducts(query))
  if (total === 0) return []
  return numbers(pages).map((page) => ({ path: shopHref({ query: { ...query, page }, view: 'grid' }) }))
}

function numbers(pages: number): number[] {
  return Array.from({ length: pages }, (_, at) => at + 1)
}
