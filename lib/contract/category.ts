import { z } from 'zod'
import type { Bilingual } from './bilingual'
import { text } from './fields'
import { KEYWORD_MAX } from './product-query'

/** The second level of the catalogue. */
export interface Subcategory {
  id: string
  name: Bilingual
  /** Stable English slug. */
  value: string
  /** Number of products on sale; null when the host does not send it. */
  products: number | null
}

/** A category of the catalogue. Spec §3. */
export interface Category {
  id: string
  name: Bilingual
  /** Stable English slug. */
  value: string
  /** Carcasses are paid by card and have head and cut options. Spec §5. */
  carcass: boolean
  image: string | null
  /** Null when the host does not send it. */
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

/** Wire shape of a category. Spec §3; `productsCount` is our addition. */
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

/** Maps a category to the wire. */
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
