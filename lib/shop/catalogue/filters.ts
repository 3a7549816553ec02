import 'server-only'
import { and, eq, exists, gte, inArray, lt, lte, or, type SQL } from 'drizzle-orm'
import type { Category } from '@/lib/contract/category'
import type { ProductQuery } from '@/lib/contract/product-query'
import type { Db } from '@/lib/db/database'
import { productColors, products } from '@/lib/db/schema'

/** The filters of a query as a condition, without its keyword. A subcategory narrows its own category; several categories add up. Spec §5. */
export function filterCondition(db: Db, query: ProductQuery, categories: Category[]): SQL | undefined {
  return and(
    eq(products.visible, true),
    shelves(query, categories),
    query.ratingFrom === null ? undefined : gte(products.averageRating, query.ratingFrom),
    query.ratingBelow === null ? undefined : lt(products.averageRating, query.ratingBelow),
    query.priceFrom === null ? undefined : gte(products.price, query.priceFrom),
    query.priceTo === null ? undefined : lte(products.price, query.priceTo),
    query.colors.length === 0 ? undefined : colored(db, query.colors),
  )
}

function shelves({ categories: chosen, subcategories }: ProductQuery, categories: Category[]): SQL | undefined {
  const narrowed = new Set(
    categories.filter((category) => category.subcategories.some(({ id }) => subcategories.includes(id))).map(({ id }) => id),
  )
  const whole = chosen.filter((id) => !narrowed.has(id))
  return or(
    whole.length > 0 ? inArray(products.categoryId, whole) : undefined,
    subcategories.length > 0 ? inArray(products.subcategoryId, subcategories) : undefined,
  )
}

function colored(db: Db, colors: string[]): SQL {
  return exists(
    db
      .select({ id: productColors.productId })
      .from(productColors)
      .where(and(eq(productColors.productId, products.id), inArray(productColors.color, colors))),
  )
}
