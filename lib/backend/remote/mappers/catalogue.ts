import 'server-only'
import { config } from '@/lib/config/environment'
import { STOCK_UNTOLD } from '@/lib/config/constants'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Category, Subcategory } from '@/lib/contract/category'
import { PAGE_SIZE, pageCount, type Page } from '@/lib/contract/list'
import type { Product } from '@/lib/contract/product'
import { maskAuthor, type Review } from '@/lib/contract/rating'
import { kindOfSale, plainSale } from '@/lib/contract/selling'
import { mapGroups, type ProductGroups, type Settings, type Stats } from '@/lib/contract/settings'
import { isCarcass } from '@/lib/shop/catalogue/categories'
import { pictureAddress } from '../pictures/address-of'
import {
  bilingual,
  dataOf,
  fieldsOf,
  filsOf,
  idOf,
  listOf,
  momentOf,
  numberOf,
  readAll,
  textOf,
  type Fields,
  type MappingContext,
  type ReadItem,
} from './mapper'

/** The most pages of a list that are read. */
const PAGES_MAX = 10_000

/** A list from the host. Spec §3. */
export interface HostList<T> {
  items: T[]
  /** Items on all pages; a lower bound when the host counts only one page. */
  total: number
  /** Null without `paginationResult`: the list is complete. */
  pages: number | null
}

/** Reads page `page` of a list. A wrong count of pages is bounded here: feeds and sitemap read every page. */
export function readList<T>(
  answer: unknown,
  page: number,
  mapping: MappingContext,
  readItem: ReadItem<T>,
): HostList<T> {
  const fields = Array.isArray(answer) ? { data: answer } : fieldsOf(answer)
  const sent = listOf(fields?.data, mapping, 'data')
  const items = sent.flatMap((one) => readItem(one, mapping) ?? [])
  const results = numberOf(fields?.results, mapping, 'results') ?? items.length
  const pagination = fieldsOf(fields?.paginationResult)
  const counted = numberOf(
    pagination?.numberOfPage ?? pagination?.numberOfPages,
    mapping,
    'paginationResult.numberOfPage',
  )
  // An empty page follows the last one.
  const last = sent.length === 0 ? page - 1 : PAGES_MAX
  const pages = counted === null ? null : Math.max(1, Math.min(Math.ceil(counted), last))
  const countsOnePage = pages !== null && pages > 1 && items.length > 0 && results <= items.length
  if (countsOnePage) mapping.warn('results', 'must count the items of all pages')
  if (Number(counted) > PAGES_MAX) mapping.warn('paginationResult.numberOfPage', `is more than ${PAGES_MAX}`)
  return {
    items,
    total:
      pages === null ? items.length : Math.max(results, items.length, countsOnePage ? (pages - 1) * PAGE_SIZE + 1 : 0),
    pages,
  }
}

/** One page of a list, sliced when the list is complete. */
export function pageOf<T>({ items, total, pages }: HostList<T>, page: number): Page<T> {
  if (pages !== null) return { items, total, page, pages }
  const from = (page - 1) * PAGE_SIZE
  return { items: items.slice(from, from + PAGE_SIZE), total, page, pages: pageCount(total, PAGE_SIZE) }
}

export function readPage<T>(answer: unknown, page: number, mapping: MappingContext, readItem: ReadItem<T>): Page<T> {
  return pageOf(readList(answer, page, mapping, readItem), page)
}

const LONG_AGO = '2000-01-01T00:00:00.000Z'

export function readProduct(value: unknown, mapping: MappingContext): Product | null {
  const fields = fieldsOf(value)
  const id = idOf(fields?._id ?? fields?.id)
  if (!fields || !id) return mapping.warn('_id', 'is not an id')
  const title = bilingual(fields.titleEn, fields.titleAr)
  if (!title.en) return mapping.warn('titleEn', 'is missing')
  const price = filsOf(fields.newPrice ?? fields.price, mapping, 'newPrice')
  if (price === null) return mapping.warn('newPrice', 'is missing')
  const oldPrice = filsOf(fields.oldPrice, mapping, 'oldPrice')
  const createdAt = momentOf(fields.createdAt, LONG_AGO)
  return {
    id,
    title,
    description: bilingual(fields.descriptionEn, fields.descriptionAr),
    images: readPictures(fields.imagesBase64 ?? fields.images, mapping, 'imagesBase64'),
    colors: listOf(fields.colors, mapping, 'colors').map(textOf).filter(Boolean),
    price,
    oldPrice: oldPrice !== null && oldPrice > price ? oldPrice : null,
    stock: stockOf(fields, mapping),
    ...ratingOf(fields, mapping),
    isFavorite: fields.isFavorite === true,
    // Hosts send no delivery times.
    sameDay: false,
    ...plainSale,
    sale: kindOfSale({ sale: plainSale.sale, price }),
    category: categoryOf(fields.category ?? fields.categoryId),
    subcategory: subcategoryOf(fields),
    createdAt,
    updatedAt: momentOf(fields.updatedAt, createdAt),
  }
}

export function readPictures(value: unknown, mapping: MappingContext, field: string): string[] {
  const list = typeof value === 'string' ? [value] : listOf(value, mapping, field)
  return list.flatMap((one) => pictureAddress(one, mapping, field) ?? [])
}

/** Without a stock count the product is for sale; the host's cart checks the quantity. */
export function stockOf(fields: Fields, mapping: MappingContext): number {
  const stock = numberOf(fields.stock ?? fields.quantity, mapping, 'stock')
  return stock === null ? STOCK_UNTOLD : Math.max(0, Math.floor(stock))
}

function ratingOf(fields: Fields, mapping: MappingContext): { averageRating: number | null; ratingsCount: number } {
  const average = numberOf(fields.averageRating ?? fields.rating, mapping, 'averageRating')
  const count = numberOf(fields.ratingsCount, mapping, 'ratingsCount')
  if (average === null || average <= 0 || average > 5) return { averageRating: null, ratingsCount: 0 }
  return { averageRating: average, ratingsCount: Math.max(0, Math.floor(count ?? 0)) }
}

/** Without a name for a bare id: `withNamedCategories` adds it. */
function categoryOf(value: unknown): Product['category'] {
  const fields = fieldsOf(value)
  const id = idOf(value)
  const name = bilingual(fields?.name ?? fields?.nameEn, fields?.nameAr)
  return id ? { id, name, carcass: isHostCarcass(id, name) } : null
}

function subcategoryOf({ subcategory, subcategoryName }: Fields): Product['subcategory'] {
  const fields = fieldsOf(subcategory)
  const name = bilingual(fields?.name ?? subcategoryName, fields?.nameAr)
  return name.en ? { id: idOf(fields) ?? '', name } : null
}

/** Whether a host's category holds carcasses, by `CARCASS_CATEGORY_ID` or by name. Spec §5. */
export function isHostCarcass(id: string | null, name: Bilingual): boolean {
  return isCarcass({ carcass: id !== null && id === config().carcassCategoryId, nameEn: name.en, nameAr: name.ar })
}

export function readCategory(value: unknown, mapping: MappingContext): Category | null {
  const level = readSubcategory(value, mapping)
  const fields = fieldsOf(value)
  return (
    level && {
      ...level,
      carcass: isHostCarcass(level.id, level.name),
      image: pictureAddress(fields?.imageBase64 ?? fields?.image, mapping, 'imageBase64'),
      subcategories: readAll(fields?.subcategories, mapping, 'subcategories', readSubcategory),
    }
  )
}

function readSubcategory(value: unknown, mapping: MappingContext): Subcategory | null {
  const fields = fieldsOf(value)
  const id = idOf(fields)
  const name = bilingual(fields?.name ?? fields?.nameEn, fields?.nameAr)
  if (!fields || !id || !name.en) return mapping.warn(id ? 'name' : '_id', 'is missing')
  const slug = name.en.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  const products = numberOf(fields.productsCount, mapping, 'productsCount')
  return { id, name, value: textOf(fields.value) || slug, products }
}

/** The host's settings: pictures of the home page, and product groups. Spec §3. */
interface HostSettings {
  settings: Settings
  /** May lack carcasses, which Spec §3 does not list in the settings. */
  groups: ProductGroups
}

export function readSettings(answer: unknown, mapping: MappingContext): HostSettings {
  const data = dataOf(answer)
  const fields = fieldsOf(Array.isArray(data) ? data[0] : data) ?? {}
  const large = readPictures(fields.heroImagesMaxBase64, mapping, 'heroImagesMaxBase64')
  const small = readPictures(fields.heroImagesMinBase64, mapping, 'heroImagesMinBase64')
  const boards = readPictures(fields.boardsImagesBase64, mapping, 'boardsImagesBase64')
  const slides = Math.max(large.length, small.length)
  return {
    settings: {
      hero: Array.from({ length: slides }, (_, at) => ({
        image: large[at] ?? small[at] ?? '',
        smallImage: small[at] ?? large[at] ?? '',
        ...{ headline: null, text: null, label: null, link: null },
      })),
      boards: boards.map((image) => ({ image, title: null, subtitle: null, link: null })),
      mainImage: pictureAddress(fields.mainImageBase64, mapping, 'mainImageBase64'),
      freeShippingNote: fields.freeShippingNote !== false,
    },
    groups: mapGroups((name) => readAll(fields[name], mapping, name, readProduct)),
  }
}

export function readStats(answer: unknown, mapping: MappingContext): Stats {
  const fields = fieldsOf(dataOf(answer)) ?? {}
  const count = (name: 'products' | 'categories' | 'customers') =>
    Math.max(0, Math.floor(numberOf(fields[name], mapping, name) ?? 0))
  return { products: count('products'), categories: count('categories'), customers: count('customers') }
}

/** Maps a review and masks its author's name. Null without a rating. Spec §3, §9. */
export function readReview(value: unknown, mapping: MappingContext): Review | null {
  const fields = fieldsOf(value)
  const rating = numberOf(fields?.rating, mapping, 'rating')
  if (!fields || rating === null || rating < 1 || rating > 5) return mapping.warn('rating', 'is missing')
  const author = textOf(fieldsOf(fields.customer)?.username)
  const createdAt = momentOf(fields.createdAt, new Date(0).toISOString())
  const answer = textOf(fields.answer)
  return {
    id: idOf(fields) ?? `${createdAt}-${rating}`,
    rating: Math.round(rating),
    comment: textOf(fields.comment) || null,
    createdAt,
    author: maskAuthor(author || '*'),
    ...(answer && { answer }),
  }
}
