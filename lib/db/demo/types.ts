import type { Bilingual } from '@/lib/contract/bilingual'

export interface DemoSubcategory {
  /** Stable English slug, unique within the category. */
  value: string
  name: Bilingual
}

export interface DemoCategory {
  value: string
  name: Bilingual
  carcass?: boolean
  subcategories: DemoSubcategory[]
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
  /** `#RRGGBB` of `lib/utils/named-colors`; only where the customer chooses. */
  colors?: string[]
  /** Mean and number of ratings, distributed over demo customers; none for an unrated product. */
  rated?: { average: number; count: number }
  /** Home page groups (spec §2). */
  groups?: ('bestSeller' | 'carcasses' | 'accessories' | 'feed' | 'newArrival')[]
}
