import type { Bilingual } from './bilingual'
import type { Fils } from './money'
import type { Fact, KindOfSale, LeadTime, PreparationQuestion, Size } from './selling'

/** A product. Spec §3. */
export interface Product {
  id: string
  title: Bilingual
  description: Bilingual
  /** Picture URLs, `/media/<hash>`, the card's first. May be empty. */
  images: string[]
  /** `#RRGGBB` in upper case, or a name without a swatch. Empty for no choice. */
  colors: string[]
  price: Fils
  /** Price before the discount, above `price`; null for none. */
  oldPrice: Fils | null
  /** Quantity for sale now. */
  stock: number
  /** Mean of all ratings, 1 to 5; null before the first. */
  averageRating: number | null
  ratingsCount: number
  isFavorite: boolean
  /** Arrives the same day when ordered before 2 pm. False when unknown. Spec §1. */
  sameDay: boolean
  category: { id: string; name: Bilingual; carcass: boolean } | null
  subcategory: { id: string; name: Bilingual } | null
  /** In the owner's order; `price`, `oldPrice` and `stock` are then those of the cheapest that can be bought. */
  sizes: Size[]
  sale: KindOfSale
  /** Null for no promise. */
  leadTime: LeadTime | null
  facts: Fact[]
  /** URL of its video; null for none. */
  video: string | null
  /** What the butcher asks about it; empty for nothing. */
  preparations: PreparationQuestion[]
  /** ISO 8601. */
  createdAt: string
  updatedAt: string
}
