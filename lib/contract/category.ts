import { z } from 'zod'
import type { Bilingual } from './bilingual'
import { text } from './fields'
import { KEYWORD_MAX } from './product-query'

/** A part of a category. */
export interface Subcategory {
  id: string
  name: Bilingual
  /** Stable English slug. */
  value: string
  /** Products for sale in it; null when the host does not tell. */
  products: number | null
}

/** A category of the catalogue. Spec §3. */
export interface Category {
  id: string
  name: Bilingual
  /** Stable English slug. */
  value: string
  /** Carcasses are paid by card and take the head and pieces options. Spec §5. */
  carcass: boolean
  image: string | null
  /** Null when the host does not tell. */
  products: number | null
  subcategories: Subcategory[]
}

const SubcategoryWire = z.object({
  _id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  value: z.string(),
  productsCount: z.number().int().nullable(),
})

/** Wire shape of a category. Spec §3; `productsCount` is ours. */
export const CategoryWire = z.object({
  _id: z.string(),
  name: z.string(),
  nameAr: z.string(),
  value: z.string(),
  imageBase64: z.string().nullable(),
  productsCount: z.number().int().nullable(),
  subcategories: z.array(SubcategoryWire),
})
export type CategoryWire = z.infer<typeof CategoryWire>

/** A category as the wire writes it. */
export function encodeCategory(category: Category): CategoryWire {
  return {
    _id: category.id,
    name: category.name.en,
    nameAr: category.name.ar,
    value: category.value,
    imageBase64: category.image,
    productsCount: category.products,
    subcategories: category.subcategories.map((one) => ({
      _id: one.id,
      name: one.name.en,
      nameAr: one.name.ar,
      value: one.value,
      productsCount: one.products,
    })),
  }
}

/** Query of `GET /category`. */
export const CategoryQueryWire = z.object({ keyword: text(KEYWORD_MAX).optional() })
