import type { LeadTime } from '@/lib/contract/selling'
import type { DemoProduct } from '@/lib/db/demo/types'

/** By category. Supplies in stock go out the same day, animals once they are checked, carcasses after the next slaughter. */
const byCategory: Readonly<Record<string, LeadTime>> = {
  dogs: 2,
  camels: 'arrangement',
  birds: 2,
  'sheep-goats': 2,
  cats: 2,
  horses: 'arrangement',
  fish: 1,
  feed: 0,
  'small-pets': 2,
  cattle: 'arrangement',
  poultry: 2,
  accessories: 0,
  health: 0,
  carcasses: 1,
}

/** By subcategory, where it differs from its category. */
const bySubcategory: Readonly<Record<string, LeadTime>> = {
  'dogs/dry-food': 0,
  'dogs/treats-wet': 0,
  'camels/feed-gear': 0,
  'birds/bird-care': 0,
  'cats/cat-food': 0,
  'cats/litter-play': 0,
  'horses/stable': 0,
  'fish/aquariums': 3,
  'fish/tank-care': 0,
  'small-pets/food-play': 0,
  'cattle/cattle-supplies': 0,
  'poultry/eggs': 0,
}

/** When a product is delivered: its own lead time, else that of its subcategory or category; null for none. */
export function leadTimeOf({ leadTime, category, subcategory }: DemoProduct): LeadTime | null {
  if (leadTime !== undefined) return leadTime
  return bySubcategory[`${category}/${subcategory}`] ?? byCategory[category] ?? null
}
