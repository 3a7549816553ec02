import { and, eq, gt, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Category } from '@/lib/contract/category'
import { ShopError } from '@/lib/contract/error'
import type { ProductQuery } from '@/lib/contract/product-query'
import { products } from '@/lib/db/schema'

/** Filters without keyword, order and page; lists are sorted and unique. */
export type Filters = Omit<ProductQuery, 'keyword' | 'sort' | 'page'>

/** Maximum of the price column, in fils. */
const MAX_FILS = 2_147_483_647

function distinct(values: string[]): string[] {
  return [...new Set(values)].toSorted()
}

/** Normalises the filters of a query, so that equal queries share a cache entry. */
export function filtersOf(query: ProductQuery): Filters {
  const { ratingFrom, ratingBelow, priceFrom, priceTo } = query
  return {
    categories: distinct(query.categories),
    subcategories: distinct(query.subcategories),
    ratingFrom,
    ratingBelow,
    priceFrom: priceFrom && Math.min(priceFrom, MAX_FILS),
    priceTo: priceTo && Math.min(priceTo, MAX_FILS),
    colors: distinct(query.colors),
  }
}

/** Throws CategoryNotFound for an unknown category or subcategory. */
export function assertCategories(filters: Filters, categories: Category[]): void {
  const upper = new Set(categories.map(({ id }) => id))
  const lower = new Set(categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => id)))
  const wrong = [
    ...filters.categories.filter((id) => !upper.has(id)).map(() => ({ path: 'category', msg: 'CategoryNotFound' })),
    ...filters.subcategories
      .filter((id) => !lower.has(id))
      .map(() => ({ path: 'subcategory', msg: 'CategoryNotFound' })),
  ]
  if (wrong.length > 0) throw new ShopError('CategoryNotFound', wrong)
}

/** The selected categories without a selected subcategory: all of their products match. */
export function wholeCategories(filters: Filters, categories: Category[]): string[] {
  const narrowed = new Set(
    categories
      .filter(({ subcategories }) => subcategories.some(({ id }) => filters.subcategories.includes(id)))
      .map(({ id }) => id),
  )
  return filters.categories.filter((id) => !narrowed.has(id))
}

/** Selected categories and subcategories are combined with OR. */
function inCategories(filters: Filters, categories: Category[]): SQL | undefined {
  const { categoryId, subcategoryId } = products
  const whole = wholeCategories(filters, categories)
  return or(
    whole.length > 0 ? inArray(categoryId, whole) : undefined,
    filters.subcategories.length > 0 ? inArray(subcategoryId, filters.subcategories) : undefined,
  )
}

/** `#RRGGBB` is stored in upper case; names of colours without a swatch are stored as written and match in any case. */
function inAnyColor(colors: string[]): SQL | undefined {
  if (colors.length === 0) return undefined
  const { colors: stored } = products
  const listed = (values: string[]) =>
    sql`array[${sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    )}]::text[]`
  const names = colors.filter((color) => !color.startsWith('#'))
  const named = sql`exists (select from jsonb_array_elements_text(${stored}) name
    where upper(name) = any(${listed(names.map((name) => name.toUpperCase()))}))`
  // As the index says it.
  return sql`${stored} <> '[]' and (${or(sql`${stored} ?| ${listed(colors)}`, names.length > 0 ? named : undefined)})`
}

/** Whether nothing but categories and subcategories is chosen. */
export function hasOnlyCategories({ colors, priceFrom, priceTo, ratingFrom, ratingBelow }: Filters): boolean {
  return colors.length === 0 && [priceFrom, priceTo, ratingFrom, ratingBelow].every((bound) => bound === null)
}

/**
 * The SQL condition: visible and within all filters. Rating k covers k to below k + 1. A product without a price is in no
 * price range. Spec §5.
 */
export function filterCondition(filters: Filters, categories: Category[]): SQL {
  const { averageRating, price, visible } = products
  const { ratingFrom, ratingBelow, priceFrom, priceTo } = filters
  const condition = and(
    eq(visible, true),
    inCategories(filters, categories),
    ratingFrom === null ? undefined : gte(averageRating, ratingFrom),
    ratingBelow === null ? undefined : lt(averageRating, ratingBelow),
    priceFrom === null ? undefined : gte(price, priceFrom),
    priceTo === null ? undefined : and(gt(price, 0), lte(price, priceTo)),
    inAnyColor(filters.colors),
  )
  return condition ?? eq(visible, true)
}
