import type { Category, Subcategory } from '@/lib/contract/category'
import type { ProductQuery } from '@/lib/contract/product-query'
import { categoryHref, subcategoryHref } from '@/lib/config/routes'
import type { Crumb } from '@/lib/seo/json-ld'
import type { Language } from '@/lib/config/constants'

interface CategoryPath {
  category: Category
  subcategory: Subcategory | null
}

/** The query's only category, with its only subcategory if any; null for none or several categories. Spec §2 (shop). */
export function categoryPathOf(
  query: Pick<ProductQuery, 'categories' | 'subcategories'>,
  all: Category[],
): CategoryPath | null {
  const category = find(all, query.categories)
  return category && { category, subcategory: find(category.subcategories, query.subcategories) }
}

function find<T extends { id: string }>(all: T[], [id, ...others]: string[]): T | null {
  if (others.length > 0) return null
  return all.find((one) => one.id === id) ?? null
}

export function categoryCrumbs({ category, subcategory }: CategoryPath, language: Language): Crumb[] {
  const crumb = { name: category.name[language], path: categoryHref(category.id) }
  if (!subcategory) return [crumb]
  return [crumb, { name: subcategory.name[language], path: subcategoryHref(category.id, subcategory.id) }]
}

/** Sets each category's number of matches; null without counts. */
export function withCounts(categories: Category[], counts: ReadonlyMap<string, number> | null): Category[] {
  const of = (id: string) => (counts ? (counts.get(id) ?? 0) : null)
  return categories.map((category) => ({
    ...category,
    products: of(category.id),
    subcategories: category.subcategories.map((one) => ({ ...one, products: of(one.id) })),
  }))
}
