import 'server-only'
import { productHref } from '@/lib/config/routes'
import { mediaFile } from '@/lib/media/picture'
import { sitemapEnd, sitemapEntry, sitemapIndex, sitemapStart, type SitemapEntry } from '@/lib/seo/sitemap-xml'
import { noFile, orUnavailable, versionedStream } from './file-response'
import { sitemapPages } from './sitemap-pages'
import { getBackend } from '@/lib/backend/get-backend'
import { streamed } from '../staff/stream'

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
    return versionedStream(request, state, () => streamed(text), headers)
  })
}

/** `/sitemap/<number>.xml`, counted from 1. 404 beyond the last. */
export async function sitemapFileResponse(request: Request, file: string, perFile = PER_FILE): Promise<Response> {
  return orUnavailable(FAILURE_MESSAGE, async () => {
    const number = Number(/^([1-9]\d{0,5})\.xml$/.exec(file)?.[1])
    const state = await getBackend().state()
    const part = (await parts(perFile))[number - 1]
    return part ? versionedStream(request, state, () => streamed(written(part, perFile)), headers) : noFile()
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
