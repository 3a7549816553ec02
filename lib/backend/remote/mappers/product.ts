import 'server-only'
import type { Product } from '@/lib/contract/product'
import { STOCK_UNTOLD } from '@/lib/config/constants'
import { isHostCarcass } from './carcass'
import { pictureAddress } from '../pictures/address-of'
import type { MappingContext } from './mapper'
import { bilingual, fieldsOf, filsOf, idOf, listOf, momentOf, numberOf, textOf, type Fields } from './values'

const LONG_AGO = '2000-01-01T00:00:00.000Z'

/** Maps a product; logs and returns null without id, title or price. Spec §3. */
export function readProduct(value: unknown, mapping: MappingContext): Product | null {
  const fields = fieldsOf(value)
  const id = idOf(fields?._id ?? fields?.id)
  if (!fields || !id) return unusable(mapping, '_id', 'is not an id')
  const title = bilingual(fields.titleEn, fields.titleAr)
  if (!title.en) return unusable(mapping, 'titleEn', 'is missing')
  const price = filsOf(fields.newPrice ?? fields.price, mapping, 'newPrice')
  if (price === null) return unusable(mapping, 'newPrice', 'is missing')
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
    category: categoryOf(fields.category),
    subcategory: subcategoryOf(fields),
    createdAt,
    updatedAt: momentOf(fields.updatedAt, createdAt),
  }
}

function unusable(mapping: MappingContext, field: string, why: string): null {
  mapping.warn(field, why)
  return null
}

/** Maps products, skipping unreadable ones. */
export function readProducts(value: unknown, mapping: MappingContext, field: string): Product[] {
  return listOf(value, mapping, field).flatMap((one) => readProduct(one, mapping) ?? [])
}

/** URLs of the usable pictures. */
export function readPictures(value: unknown, mapping: MappingContext, field: string): string[] {
  const list = typeof value === 'string' ? [value] : listOf(value, mapping, field)
  return list.flatMap((one) => pictureAddress(one, mapping, field) ?? [])
}

/** Without a stock count the product is for sale; the host's cart checks the quantity. */
function stockOf(fields: Fields, mapping: MappingContext): number {
  const stock = numberOf(fields.stock ?? fields.quantity, mapping, 'stock')
  return stock === null ? STOCK_UNTOLD : Math.max(0, Math.floor(stock))
}

function ratingOf(fields: Fields, mapping: MappingContext): { averageRating: number | null; ratingsCount: number } {
  const average = numberOf(fields.averageRating ?? fields.rating, mapping, 'averageRating')
  const count = numberOf(fields.ratingsCount, mapping, 'ratingsCount')
  const averageRating = average !== null && average > 0 && average <= 5 ? average : null
  return { averageRating, ratingsCount: averageRating === null ? 0 : Math.max(0, Math.floor(count ?? 0)) }
}

function categoryOf(value: unknown): Product['category'] {
  const fields = fieldsOf(value)
  const id = idOf(fields)
  if (!fields || !id) return null
  const name = bilingual(fields.name ?? fields.nameEn, fields.nameAr)
  return name.en ? { id, name, carcass: isHostCarcass(id, name) } : null
}

function subcategoryOf({ subcategory, subcategoryName }: Fields): Product['subcategory'] {
  const fields = fieldsOf(subcategory)
  const name = bilingual(fields?.name ?? subcategoryName, fields?.nameAr)
  return name.en ? { id: idOf(fields) ?? '', name } : null
}
