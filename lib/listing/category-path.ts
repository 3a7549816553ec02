import type { Category, Subcategory } from '@/lib/contract/category'
import type { ProductQuery } from '@/lib/contract/product-query'
import { categoryHref, subcategoryHref } from '@/lib/config/routes'
import type { Crumb } from '@/lib/seo/json-ld'
import type { Language } from '@/lib/config/constants'

/** What a listing is about, when that is one category, or one subcategory of it. */
export interface CategoryPath {
  category: Category
  subcategory: Subcategory | null
}

/** The one category a question names, with its subcategory when it names a single one; null when it is about more or less. Spec §2 (shop). */
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

/** The breadcrumbs to a category from the shop. */
export function categoryCrumbs({ category, subcategory }: CategoryPath, language: Language): Crumb[] {
  const crumb = { name: category.name[language], path: categoryHref(category.id) }
  if (!subcategory) return [crumb]
  return [crumb, { name: subcategory.name[language], path: subcategoryHref(category.id, subcategory.id) }]
}
