import type { DemoReview, ReviewKind } from '@/lib/db/demo/catalogue/review-kinds'
import { animalReviews } from '@/lib/db/demo/catalogue/reviews-animals'
import { deliveryReviews } from '@/lib/db/demo/catalogue/reviews-delivery'
import { goodsReviews } from '@/lib/db/demo/catalogue/reviews-goods'
import type { DemoProduct } from '@/lib/db/demo/types'

/** Comments in Arabic and English, mostly short, to distribute among the ratings of matching products. */
export const reviewPool: DemoReview[] = [...animalReviews, ...goodsReviews, ...deliveryReviews]

/** Number of reviewers in the demo; several share a first name. */
export const PEOPLE = 320

/** First names of reviewers; only the first letter is shown. Spec §9. */
export const reviewers: string[] = [
  ...['Ahmed', 'Fatima', 'خالد', 'مريم', 'Priya', 'Saeed', 'حمدان', 'Noor', 'James', 'شيخة', 'Rahul', 'علياء'],
  ...['Omar', 'سالم', 'Grace', 'ميثاء', 'Bilal', 'راشد', 'Anita', 'هدى', 'Daniel', 'سيف', 'Layla', 'عبدالله'],
  ...['Mohan', 'Sara', 'لطيفة', 'Imran', 'Khalifa', 'عائشة', 'Elena', 'منصور', 'Sanjay', 'موزة', 'Thomas', 'يوسف'],
  ...['Zainab', 'حصة', 'Deepa', 'Sultan', 'نورة', 'Peter', 'محمد', 'Usman', 'شما', 'Claire', 'Hamad', 'سعيد'],
  ...['Lakshmi', 'عفراء', 'Maria', 'بطي', 'Nasser', 'روضة', 'Arjun', 'خلفان', 'Amna', 'Sophie', 'زايد', 'Farhan'],
  ...['سلامة', 'Michael', 'غاية', 'Rashid', 'Meera', 'عبيد', 'Hannah', 'مطر', 'Vikram', 'ظبية', 'Jamila', 'حميد'],
]

const ofCategory: Record<string, ReviewKind> = {
  dogs: 'dog',
  cats: 'cat',
  birds: 'bird',
  fish: 'fish',
  'small-pets': 'smallPet',
  horses: 'horse',
  camels: 'camel',
  'sheep-goats': 'livestock',
  cattle: 'livestock',
  poultry: 'poultry',
  carcasses: 'carcass',
  feed: 'feed',
  accessories: 'gear',
  health: 'grooming',
}

const ofSubcategory: Record<string, ReviewKind> = {
  'dogs/dry-food': 'dogFood',
  'dogs/treats-wet': 'dogTreats',
  'cats/cat-food': 'catFood',
  'cats/litter-play': 'gear',
  'birds/bird-care': 'gear',
  'fish/aquariums': 'aquarium',
  'fish/tank-care': 'tankCare',
  'small-pets/food-play': 'petFood',
  'horses/stable': 'gear',
  'camels/feed-gear': 'gear',
  'cattle/cattle-supplies': 'gear',
  'poultry/eggs': 'eggs',
  'feed/milk-treats': 'milkPowder',
  'carcasses/cuts': 'meat',
  'carcasses/poultry-meat': 'meat',
  'accessories/collars-wear': 'wear',
  'health/vitamins-minerals': 'supplement',
  'health/first-aid-vet': 'firstAid',
}

const ofProduct: Record<string, ReviewKind> = {
  'home-vet-visit': 'service',
  'grooming-at-home': 'service',
  'naimi-leg-2-5kg': 'meat',
  'lamb-chops-2kg': 'meat',
  'fertile-eggs-6': 'hatchingEggs',
  'clumping-litter-10l': 'litter',
  'carrot-treats-1kg': 'petFood',
  'engraved-name-tag': 'gear',
  'reef-ornament': 'tankDecor',
  'pink-water-lily': 'tankDecor',
  'wide-tooth-mane-comb': 'brush',
  'finger-toothbrush-set': 'brush',
  'natural-sponge': 'brush',
  'canary-seed-1kg': 'petFood',
  'parrot-seed-mix-3kg': 'petFood',
  'pigeon-mix-10kg': 'petFood',
  'sunflower-seed-5kg': 'petFood',
  'apple-horse-treats-1kg': 'petFood',
  'silent-wheel-21cm': 'gear',
  'camel-pellets-40kg': 'feed',
  'horse-muesli-20kg': 'feed',
  'dairy-feed-50kg': 'feed',
}

/** Returns the kind of comments that suit a product. */
export function reviewKindOf(product: Pick<DemoProduct, 'handle' | 'category' | 'subcategory'>): ReviewKind {
  return (
    ofProduct[product.handle] ??
    ofSubcategory[`${product.category}/${product.subcategory ?? ''}`] ??
    ofCategory[product.category] ??
    'gear'
  )
}
