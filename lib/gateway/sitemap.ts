import 'server-only'
import { categoryHref, productHref, subcategoryHref } from '@/lib/routes'
import { groupNames } from '@/lib/contract/settings'
import { mediaFile } from '@/lib/media/picture'
import { sitemapEnd, sitemapEntry, sitemapIndex, sitemapStart, type SitemapEntry } from '@/lib/seo/sitemap-xml'
import { noFile } from './file-response'
import { source } from './source/chosen'
import { streamed } from './staff/stream'

/**
 * Products in one file. Each stands there in both languages with its alternates and pictures, about 2 KB each: 10 000
 * products are 20 000 addresses and some 40 MB of the 50 000 and 50 MB that search engines take.
 */
const PRODUCTS_PER_FILE = 10_000
const plainPages = ['/', '/shop', '/offers', '/categories', '/about', '/company-info', '/contact']
const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' }

/** `/sitemap.xml`: every canonical address, or the list of the files that hold them. Standards 5. */
export async function sitemapResponse(): Promise<Response> {
  const starts = await source().stretches(PRODUCTS_PER_FILE)
  if (starts.length === 1) return new Response(streamed(shard(null, true)), { headers })
  return new Response(sitemapIndex(starts.map((_, index) => `/sitemap/${index + 1}.xml`)), { headers })
}

/** `/sitemap/<number>.xml`, counted from 1; the first also names the pages that are no product. 404 beyond the last. */
export async function sitemapFileResponse(file: string): Promise<Response> {
  const number = Number(/^([1-9]\d{0,5})\.xml$/.exec(file)?.[1])
  const start = (await source().stretches(PRODUCTS_PER_FILE))[number - 1]
  if (start === undefined) return noFile()
  return new Response(streamed(shard(start, number === 1)), { headers })
}

async function* shard(start: string | null, withPages: boolean): AsyncGenerator<string> {
  yield sitemapStart
  if (withPages) yield (await pages()).map(sitemapEntry).join('')
  for await (const products of source().walkProductPages(start, PRODUCTS_PER_FILE))
    yield products
      .map(({ id, images, updatedAt }) =>
        sitemapEntry({ path: productHref(id), images: images.map((image) => mediaFile(image, 1280)), updatedAt }),
      )
      .join('')
  yield sitemapEnd
}

/** All but the products. A subcategory with nothing on it is not worth a visit. */
async function pages(): Promise<SitemapEntry[]> {
  const categories = await source().listCategories()
  return [
    ...plainPages.map((path) => ({ path })),
    ...groupNames.map((name) => ({ path: `/settings-product/${name}` })),
    ...categories.flatMap(({ id, image, subcategories }) => [
      { path: categoryHref(id), images: image ? [mediaFile(image, 1280)] : [] },
      ...subcategories.filter(({ products }) => products !== 0).map((sub) => ({ path: subcategoryHref(id, sub.id) })),
    ]),
  ]
}
