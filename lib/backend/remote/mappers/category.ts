import 'server-only'
import type { Category, Subcategory } from '@/lib/contract/category'
import { pictureAddress } from '../pictures/address-of'
import { isHostCarcass } from './carcass'
import type { MappingContext } from './mapper'
import { bilingual, dataOf, fieldsOf, idOf, listOf, numberOf, textOf } from './values'

/** A category of the host; null, and a line in the log, for what is none. Spec §3. */
export function readCategory(value: unknown, reading: MappingContext): Category | null {
  const fields = fieldsOf(value)
  const id = idOf(fields)
  const name = bilingual(fields?.name ?? fields?.nameEn, fields?.nameAr)
  if (!fields || !id || !name.en) {
    reading.puzzled(id ? 'name' : '_id', 'is missing')
    return null
  }
  return {
    id,
    name,
    value: textOf(fields.value) || slug(name.en),
    carcass: isHostCarcass(id, name),
    image: pictureAddress(fields.imageBase64 ?? fields.image, reading, 'imageBase64'),
    products: numberOf(fields.productsCount, reading, 'productsCount'),
    subcategories: listOf(fields.subcategories, reading, 'subcategories').flatMap((one) =>
      readSubcategory(one, reading),
    ),
  }
}

function readSubcategory(value: unknown, reading: MappingContext): Subcategory[] {
  const fields = fieldsOf(value)
  const id = idOf(fields)
  const name = bilingual(fields?.name ?? fields?.nameEn, fields?.nameAr)
  if (!fields || !id || !name.en) {
    reading.puzzled('subcategories', 'has one without id or name')
    return []
  }
  const products = numberOf(fields.productsCount, reading, 'productsCount')
  return [{ id, name, value: textOf(fields.value) || slug(name.en), products }]
}

/** The categories of an answer that can be understood. */
export function readCategories(answer: unknown, reading: MappingContext): Category[] {
  return listOf(dataOf(answer), reading, 'data').flatMap((one) => readCategory(one, reading) ?? [])
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}
