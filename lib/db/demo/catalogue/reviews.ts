import type { DemoProduct } from '@/lib/db/demo/types'
import { animalReviews } from '@/lib/db/demo/catalogue/reviews-animals'
import { goodsReviews } from '@/lib/db/demo/catalogue/reviews-goods'

/** What a comment can be about. */
export type ReviewKind =
  | 'dog' | 'cat' | 'bird' | 'fish' | 'smallPet' | 'livestock' | 'horseCamel' | 'poultry' | 'eggs' | 'carcass'
  | 'petFood' | 'feed' | 'wear' | 'gear' | 'tankCare' | 'health' | 'service'

export interface DemoReview {
  kind: ReviewKind
  /** 1 to 5. */
  stars: number
  comment: string
}

export { reviewers } from '@/lib/db/demo/catalogue/review-names'

/** Short comments in Arabic and English, to be shared out among the ratings of products of their kind. */
export const reviewPool: DemoReview[] = [...animalReviews, ...goodsReviews]

const kindOfCategory: Record<string, ReviewKind> = {
  dogs: 'dog',
  cats: 'cat',
  birds: 'bird',
  fish: 'fish',
  'small-pets': 'smallPet',
  horses: 'horseCamel',
  camels: 'horseCamel',
  'sheep-goats': 'livestock',
  cattle: 'livestock',
  poultry: 'poultry',
  carcasses: 'carcass',
  feed: 'feed',
  accessories: 'gear',
  health: 'health',
}

const kindOfSubcategory: Record<string, ReviewKind> = {
  'dogs/dry-food': 'petFood',
  'dogs/treats-wet': 'petFood',
  'cats/cat-food': 'petFood',
  'cats/litter-play': 'gear',
  'birds/bird-care': 'gear',
  'fish/aquariums': 'tankCare',
  'fish/tank-care': 'tankCare',
  'small-pets/food-play': 'gear',
  'horses/stable': 'gear',
  'camels/feed-gear': 'gear',
  'cattle/cattle-supplies': 'gear',
  'poultry/eggs': 'eggs',
  'accessories/collars-wear': 'wear',
}

const kindOfProduct: Record<string, ReviewKind> = {
  'home-vet-visit': 'service',
  'grooming-at-home': 'service',
  'canary-seed-1kg': 'feed',
  'camel-pellets-40kg': 'feed',
  'horse-muesli-20kg': 'feed',
  'apple-horse-treats-1kg': 'petFood',
  'dairy-feed-50kg': 'feed',
  'rabbit-pellets-3kg': 'petFood',
  'timothy-hay-1kg': 'petFood',
}

/** Which comments suit a product: a word about a rope does not belong under a camel. */
export function reviewKindOf(product: Pick<DemoProduct, 'handle' | 'category' | 'subcategory'>): ReviewKind {
  return (
    kindOfProduct[product.handle] ??
    kindOfSubcategory[`${product.category}/${product.subcategory ?? ''}`] ??
    kindOfCategory[product.category] ??
    'gear'
  )
}
