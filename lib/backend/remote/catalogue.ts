import 'server-only'
import type { CallName } from '@/lib/contract/addresses'
import { encodeProductQuery } from '@/lib/contract/catalogue-codec'
import type { Category } from '@/lib/contract/category'
import { colorOf } from '@/lib/contract/color'
import { ShopError } from '@/lib/contract/error'
import { Id } from '@/lib/contract/fields'
import { PAGE_SIZE, pageCount, type Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import { allProducts, type ProductQuery } from '@/lib/contract/product-query'
import type { Review } from '@/lib/contract/rating'
import { groupNames, type ProductGroups, type Settings, type Stats } from '@/lib/contract/settings'
import { log } from '@/lib/utils/log'
import { recordDegradedRender } from '@/lib/utils/degraded-render'
import { invalidate, cachedRead } from './cache'
import { HostUnavailableError } from './http/host-away'
import {
  pageOf,
  readCategory,
  readList,
  readProduct,
  readReview,
  readSettings,
  readStats,
  type HostList,
} from './mappers/catalogue'
import { dataOf, fieldsOf, readAll, textOf, type MappingContext } from './mappers/mapper'
import { readHost, readHostItems } from './read-host'

const RELATED = 10

/** A page of matching products. Throws CategoryNotFound for an unknown category. Spec §2 (Shop). */
export async function listProducts(query: ProductQuery): Promise<Page<Product>> {
  const page = await productsOf(query)
  if (page.items.length === 0 && query.categories.length + query.subcategories.length > 0) await assertCategories(query)
  return page
}

function productsOf(query: ProductQuery): Promise<Page<Product>> {
  return pageFrom('listProducts', query.page, async (page) => {
    const pageQuery = { ...query, page }
    const list = await cachedRead(`listProducts ${JSON.stringify(pageQuery)}`, async () => {
      const params = productQueryParams(pageQuery, await listColors())
      const read = (answer: unknown, mapping: MappingContext) => readList(answer, page, mapping, readProduct)
      return readHost('listProducts', read, { query: params })
    })
    return { ...list, items: await withCategoriesIfKnown(list.items) }
  })
}

/** The query parameters of Spec §7, with colors in all of the host's spellings. */
export function productQueryParams(query: ProductQuery, hostColors: readonly string[]) {
  const keyOf = (one: string) => (colorOf(one) ?? one).toUpperCase()
  const colors = query.colors.flatMap((color) => {
    const spellings = hostColors.filter((one) => keyOf(one) === keyOf(color))
    return spellings.length > 0 ? spellings : [color]
  })
  return { ...encodeProductQuery(query), colors }
}

/** Lists that the host last sent unpaginated: only page 1 is requested, and cut into pages here. */
const unpaginated = new Set<CallName>()

/** A page of a list, which the host may send paginated or whole. */
async function pageFrom<T>(
  list: CallName,
  page: number,
  read: (page: number) => Promise<HostList<T>>,
): Promise<Page<T>> {
  const requested = unpaginated.has(list) ? 1 : page
  const found = await read(requested)
  if (found.pages === null) unpaginated.add(list)
  else unpaginated.delete(list)
  return found.pages === null || requested === page ? pageOf(found, page) : pageFrom(list, page, read)
}

/** A host answers an unknown category with an empty list; our API with 404. */
async function assertCategories({ categories, subcategories }: ProductQuery): Promise<void> {
  const all = await listCategories()
  const known = new Set(all.flatMap(({ id, subcategories: lower }) => [id, ...lower.map((one) => one.id)]))
  if (![...categories, ...subcategories].every((id) => known.has(id))) throw new ShopError('CategoryNotFound')
}

export async function getProduct(id: string): Promise<Product | null> {
  if (!Id.safeParse(id).success) return null
  const read = (answer: unknown, mapping: MappingContext) =>
    answer === null ? null : readProduct(fieldsOf(dataOf(answer))?.product ?? dataOf(answer), mapping)
  const found = await cachedRead(`getProduct ${id}`, () =>
    readHost('getProduct', read, { params: { id } }).catch(nullIfAbsent),
  )
  const [product] = await withCategoriesIfKnown(found ? [found] : [])
  return product ?? null
}

/** Refreshes a product's stock and reviews after an order or a rating. Spec §7. */
export function invalidateProduct(id: string): void {
  invalidate(`getProduct ${id}`)
  invalidate(`listReviews ${id}`)
}

/** Hosts answer 400 to ids they cannot parse and 404 to unknown ids. */
function nullIfAbsent(error: unknown): null {
  if (error instanceof ShopError && [400, 404].includes(error.status)) return null
  throw error
}

/** The first products of the same category. Spec §2 (Product details). */
export async function relatedProducts({ id, category }: Product): Promise<Product[]> {
  const { items } = await listProducts({ ...allProducts, categories: category ? [category.id] : [] })
  const others = items.filter((one) => one.id !== id)
  return others.toSorted((a, b) => Number(b.stock > 0) - Number(a.stock > 0)).slice(0, RELATED)
}

/**
 * Names the categories that the host sent as bare ids: only by its name is a carcass known. Unknown ones become null. Throws
 * HostUnavailableError. Spec §5.
 */
export async function withNamedCategories<T extends Pick<Product, 'category'>>(items: T[]): Promise<T[]> {
  if (items.every(({ category }) => !category || category.name.en)) return items
  const known = new Map((await listCategories()).map(({ id, name, carcass }) => [id, { id, name, carcass }]))
  return items.map((item) =>
    item.category?.name.en ? item : { ...item, category: known.get(item.category?.id ?? '') ?? null },
  )
}

/** The same; without the categories when they are missing, which is not cached with the items. */
export async function withCategoriesIfKnown<T extends Pick<Product, 'category'>>(items: T[]): Promise<T[]> {
  try {
    return await withNamedCategories(items)
  } catch (error) {
    logMissing(error, 'The categories of the API host are missing')
    return items.map((item) => (item.category?.name.en ? item : { ...item, category: null }))
  }
}

export const listCategories = (): Promise<Category[]> => findCategories('')

export function findCategories(keyword: string): Promise<Category[]> {
  const query = keyword.trim() === '' ? {} : { keyword }
  return cachedRead(`listCategories ${query.keyword ?? ''}`, () =>
    readHostItems('listCategories', readCategory, { query }),
  )
}

export async function getCategory(id: string): Promise<Category | null> {
  return (await listCategories()).find((category) => category.id === id) ?? null
}

/** Colors for the filter, as the host spells them; none when the host is away, because the filter is optional. */
export async function listColors(): Promise<string[]> {
  try {
    return await cachedRead('listColors', async () => {
      const colors = await readHostItems('listColors', (one) => textOf(fieldsOf(one)?.color ?? one))
      return [...new Set(colors.filter((color) => colorOf(color) !== null))]
    })
  } catch (error) {
    logMissing(error, 'The colors of the API host are missing')
    return []
  }
}

function readOffers(answer: unknown, mapping: MappingContext): Product[] {
  const data = dataOf(answer)
  return readAll(fieldsOf(data)?.offers ?? data, mapping, 'data.offers', readProduct)
}

/** A page of the offers, greatest discount first; the host sends them unpaginated. */
export async function listOffers(page: number, size: number): Promise<Page<Product>> {
  const all = await cachedRead('listOffers', async () => {
    const offers = await readHost('listOffers', readOffers)
    const paid = ({ price, oldPrice }: Product) => (oldPrice ? price / oldPrice : 1)
    return offers.toSorted((one, other) => paid(one) - paid(other))
  })
  const items = await withCategoriesIfKnown(all.slice((page - 1) * size, page * size))
  return { items, total: all.length, page, pages: pageCount(all.length, size) }
}

export function getStats(): Promise<Stats> {
  return cachedRead('getStats', () => readHost('getStats', readStats))
}

function hostSettings() {
  return cachedRead('getSettings', () => readHost('getSettings', readSettings))
}

export async function getSettings(): Promise<Settings> {
  return (await hostSettings()).settings
}

/** The product groups of the settings; where these have no carcasses, the first products of the carcass category. */
export async function productGroups(): Promise<ProductGroups> {
  const groups = { ...(await hostSettings()).groups }
  for (const name of groupNames) groups[name] = await withCategoriesIfKnown(groups[name])
  return groups.carcasses.length > 0 ? groups : { ...groups, carcasses: await carcasses() }
}

async function carcasses(): Promise<Product[]> {
  try {
    const category = (await listCategories()).find(({ carcass }) => carcass)
    return category ? (await listProducts({ ...allProducts, categories: [category.id] })).items : []
  } catch (error) {
    logMissing(error, 'The carcasses of the API host are missing')
    return []
  }
}

/** Logs a missing optional part; the render counts as degraded only while the host is away. */
export function logMissing(error: unknown, message: string): void {
  log().warn({ err: error }, message)
  if (error instanceof HostUnavailableError) recordDegradedRender()
}

export function listReviews(productId: string, page: number): Promise<Page<Review>> {
  return pageFrom('listReviews', page, (requested) =>
    cachedRead(`listReviews ${productId} ${requested}`, async () => {
      const query = { product: productId, sort: '-createdAt', page: requested }
      const read = (answer: unknown, mapping: MappingContext) => readList(answer, requested, mapping, readReview)
      // An absent list must not mark the host as unpaginated.
      return (await readHost('listReviews', read, { query }).catch(nullIfAbsent)) ?? { items: [], total: 0, pages: 1 }
    }),
  )
}

/** Yields every product of the feeds once, one page of the host's list at a time: no carcasses, which Google refuses. */
export async function* walkProducts(): AsyncGenerator<Product[]> {
  const refused = await carcassIds()
  for (let page = 1, pages = 1; page <= pages; page++) {
    const read = await listProducts({ ...allProducts, page })
    pages = read.pages
    yield read.items.filter(({ id, category }) => !category?.carcass && !refused.has(id))
  }
}

/** Ids of the products in carcass categories: a host may send products without their category. */
async function carcassIds(): Promise<Set<string>> {
  const ids = new Set<string>()
  const categories = (await listCategories()).flatMap(({ id, carcass }) => (carcass ? [id] : []))
  for (let page = 1, pages = Math.min(categories.length, 1); page <= pages; page++) {
    const read = await listProducts({ ...allProducts, categories, page })
    pages = read.pages
    for (const { id } of read.items) ids.add(id)
  }
  return ids
}

/** How many pages of the host's list hold about `size` products; page length is up to the host. */
async function pagesOf(size: number): Promise<{ pages: number; step: number }> {
  const { items, pages } = await listProducts(allProducts)
  return { pages, step: Math.max(1, Math.floor(size / Math.max(items.length, PAGE_SIZE))) }
}

/** Page numbers, as strings, at which stretches of about `size` products begin; null for the first. */
export async function stretches(size: number): Promise<(string | null)[]> {
  const { pages, step } = await pagesOf(size)
  return Array.from({ length: Math.ceil(pages / step) }, (_, at) => (at === 0 ? null : String(at * step + 1)))
}

/** Sitemap entries of about `most` products from a cursor of `stretches` on. */
export async function* walkProductPages(after: string | null, most: number) {
  const first = Number(after ?? 1)
  const { step } = await pagesOf(most)
  for (let page = first, pages = first; page <= pages && page < first + step; page++) {
    const read = await listProducts({ ...allProducts, page })
    pages = read.pages
    // Without a date of change, hosts repeat the date of creation.
    yield read.items.map(({ id, images, createdAt, updatedAt }) => ({
      ...{ id, images },
      updatedAt: updatedAt === createdAt ? undefined : updatedAt,
    }))
  }
}
