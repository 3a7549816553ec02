import 'server-only'
import type { Product } from '@/lib/contract/product'
import { STOCK_UNTOLD } from '@/lib/config/constants'
import { isHostCarcass } from './carcass'
import { pictureAddress } from '../pictures/address-of'
import type { MappingContext } from './mapper'
import { bilingual, fieldsOf, filsOf, idOf, listOf, momentOf, numberOf, textOf, type Fields } from './values'

const LONG_AGO = '2000-01-01T00:00:00.000Z'

/** A product of the host; null, and a line in the log, for what is none: without id, title or price nobody can buy it. Spec §3. */
export function readProduct(value: unknown, reading: MappingContext): Product | null {
  const fields = fieldsOf(value)
  const id = idOf(fields?._id ?? fields?.id)
  if (!fields || !id) return puzzled(reading, '_id', 'is no id')
  const title = bilingual(fields.titleEn, fields.titleAr)
  if (!title.en) return puzzled(reading, 'titleEn', 'is missing')
  const price = filsOf(fields.newPrice ?? fields.price, reading, 'newPrice')
  if (price === null) return puzzled(reading, 'newPrice', 'is missing')
  const oldPrice = filsOf(fields.oldPrice, reading, 'oldPrice')
  const createdAt = momentOf(fields.createdAt, LONG_AGO)
  return {
    id,
    title,
    description: bilingual(fields.descriptionEn, fields.descriptionAr),
    images: readPictures(fields.imagesBase64 ?? fields.images, reading, 'imagesBase64'),
    colors: listOf(fields.colors, reading, 'colors').map(textOf).filter(Boolean),
    price,
    oldPrice: oldPrice !== null && oldPrice > price ? oldPrice : null,
    stock: stockOf(fields, reading),
    ...ratingOf(fields, reading),
    isFavorite: fields.isFavorite === true,
    // A host does not tell how long anything takes.
    sameDay: false,
    category: categoryOf(fields.category),
    subcategory: subcategoryOf(fields),
    createdAt,
    updatedAt: momentOf(fields.updatedAt, createdAt),
  }
}

function puzzled(reading: MappingContext, field: string, why: string): null {
  reading.puzzled(field, why)
  return null
}

/** The products of a list that can be understood. */
export function readProducts(value: unknown, reading: MappingContext, field: string): Product[] {
  return listOf(value, reading, field).flatMap((one) => readProduct(one, reading) ?? [])
}

/** Addresses of the pictures that are any. */
export function readPictures(value: unknown, reading: MappingContext, field: string): string[] {
  const list = typeof value === 'string' ? [value] : listOf(value, reading, field)
  return list.flatMap((one) => pictureAddress(one, reading, field) ?? [])
}

/** A host that does not count its stock sells what it shows; the cart tells what it has. */
function stockOf(fields: Fields, reading: MappingContext): number {
  const stock = numberOf(fields.stock ?? fields.quantity, reading, 'stock')
  return stock === null ? STOCK_UNTOLD : Math.max(0, Math.floor(stock))
}

function ratingOf(fields: Fields, reading: MappingContext): { averageRating: number | null; ratingsCount: number } {
  const average = numberOf(fields.averageRating ?? fields.rating, reading, 'averageRating')
  const count = numberOf(fields.ratingsCount, reading, 'ratingsCount')
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
