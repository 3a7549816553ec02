import 'server-only'
import type { Category, Subcategory } from '@/lib/contract/category'
import { pictureAddress } from '../pictures/address-of'
import { isHostCarcass } from './carcass'
import type { MappingContext } from './mapper'
import { bilingual, dataOf, fieldsOf, idOf, listOf, numberOf, textOf } from './values'

/** Maps a category; logs and returns null when it is unreadable. Spec §3. */
export function readCategory(value: unknown, mapping: MappingContext): Category | null {
  const fields = fieldsOf(value)
  const id = idOf(fields)
  const name = bilingual(fields?.name ?? fields?.nameEn, fields?.nameAr)
  if (!fields || !id || !name.en) {
    mapping.warn(id ? 'name' : '_id', 'is missing')
    return null
  }
  return {
    id,
    name,
    value: textOf(fields.value) || slug(name.en),
    carcass: isHostCarcass(id, name),
    image: pictureAddress(fields.imageBase64 ?? fields.image, mapping, 'imageBase64'),
    products: numberOf(fields.productsCount, mapping, 'productsCount'),
    subcategories: listOf(fields.subcategories, mapping, 'subcategories').flatMap((one) =>
      readSubcategory(one, mapping),
    ),
  }
}

function readSubcategory(value: unknown, mapping: MappingContext): Subcategory[] {
  const fields = fieldsOf(value)
  const id = idOf(fields)
  const name = bilingual(fields?.name ?? fields?.nameEn, fields?.nameAr)
  if (!fields || !id || !name.en) {
    mapping.warn('subcategories', 'has an entry without id or name')
    return []
  }
  const products = numberOf(fields.productsCount, mapping, 'productsCount')
  return [{ id, name, value: textOf(fields.value) || slug(name.en), products }]
}

/** Maps categories, skipping unreadable ones. */
export function readCategories(answer: unknown, mapping: MappingContext): Category[] {
  return listOf(dataOf(answer), mapping, 'data').flatMap((one) => readCategory(one, mapping) ?? [])
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}
