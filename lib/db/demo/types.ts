import type { Bilingual } from '@/lib/contract/bilingual'
import type { Fact, KindOfSale, LeadTime, PreparationQuestion, VatClass } from '@/lib/contract/selling'

export interface DemoSubcategory {
  /** Stable English slug, unique within the category. */
  value: string
  name: Bilingual
}

export interface DemoCategory {
  value: string
  name: Bilingual
  carcass?: boolean
  live?: boolean
  /** `only` holds values of subcategories. */
  preparations?: PreparationQuestion[]
  subcategories: DemoSubcategory[]
}

/** A size or weight band. */
export interface DemoSize {
  /** Stable English slug, unique in the product; ids are derived from it. */
  value: string
  name: Bilingual
  /** AED. */
  price: number
  oldPrice?: number
  stock: number
}

export interface DemoProduct {
  /** Stable English slug, unique in the catalogue; ids are derived from it. */
  handle: string
  category: string
  subcategory?: string
  title: Bilingual
  description: Bilingual
  /** AED. */
  price: number
  oldPrice?: number
  stock: number
  /** From the smallest; `price`, `oldPrice` and `stock` are then those of the shown one (see `inSizes`). */
  sizes?: DemoSize[]
  /** `cart` by default. */
  sale?: KindOfSale
  /** Null for no promise; by category and subcategory by default (see `lead-times`). */
  leadTime?: LeadTime | null
  facts?: Fact[]
  /** `standard` by default. */
  vatClass?: VatClass
  /** `#RRGGBB` of `lib/utils/named-colors`; only where the customer chooses. */
  colors?: string[]
  /** Mean and number of ratings, distributed over demo customers; none for an unrated product. */
  rated?: { average: number; count: number }
  /** Home page groups (spec §2). */
  groups?: ('bestSeller' | 'carcasses' | 'accessories' | 'feed' | 'newArrival')[]
}
