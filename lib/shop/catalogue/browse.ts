import 'server-only'
import { countedCategories } from './categories'
import type { Filters } from './filters'
import type { Found } from './find'
import { cached } from './cache'
import { countMatches, idsOfTotal, type Range } from './ordered-ids'

/** A range of a list, and the cache key of the list. */
export interface Slice extends Range {
  key: string
}

/** Reads part of a list without a keyword from the database, in the default order. */
export async function browse(slice: Slice, filters: Filters): Promise<Found> {
  const total = (await knownTotal(filters)) ?? (await cached(`count:${slice.key}`, () => countMatches(slice.where)))
  return { ids: await idsOfTotal(slice, total), total }
}

/** The total of filters by category alone, from the category counts; null for other filters. */
async function knownTotal({ categories: chosen, subcategories, ...others }: Filters): Promise<number | null> {
  const { categories, products } = await countedCategories()
  if (others.colors.length > 0) return null
  if ([others.priceFrom, others.priceTo, others.ratingFrom, others.ratingBelow].some((bound) => bound !== null))
    return null
  if (subcategories.length > 0) return null
  if (chosen.length === 0) return products
  return categories.filter(({ id }) => chosen.includes(id)).reduce((sum, category) => sum + (category.products ?? 0), 0)
}
