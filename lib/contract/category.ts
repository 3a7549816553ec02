import type { Bilingual } from './bilingual'

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
