import type { Category } from '@/lib/contract/category'

/** Sets each category's number of matches; null without counts. */
export function withCounts(categories: Category[], counts: ReadonlyMap<string, number> | null): Category[] {
  const of = (id: string) => (counts ? (counts.get(id) ?? 0) : null)
  return categories.map((category) => ({
    ...category,
    products: of(category.id),
    subcategories: category.subcategories.map((one) => ({ ...one, products: of(one.id) })),
  }))
}
