import type { Language } from '@/lib/config/constants'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'

type Subcategory = StaffCategory['subcategories'][number]

/** A category, or a subcategory with its category. */
export interface CategoryNode {
  node: Subcategory
  category: StaffCategory
  /** Whether it is a subcategory. */
  below: boolean
}

export function allNodes(categories: StaffCategory[]): CategoryNode[] {
  return categories.flatMap((category) => [
    { node: category, category, below: false },
    ...category.subcategories.map((node) => ({ node, category, below: true })),
  ])
}

/** Its name in this language. */
export function nameOf({ name }: Subcategory, language: Language): string {
  return name[language] || name.en || name.ar
}

/** A category's name, or a subcategory's behind its category's. */
export function pathOf({ node, category, below }: CategoryNode, language: Language): string {
  return below ? `${nameOf(category, language)} › ${nameOf(node, language)}` : nameOf(node, language)
}

/** Whether its Arabic name is still the English one. */
export function isUntranslated({ name }: Subcategory): boolean {
  return name.ar === name.en
}

/** What another can be merged into: not itself, nor what is in it. */
export function mergeTargets(categories: StaffCategory[], source: CategoryNode): CategoryNode[] {
  return allNodes(categories).filter(
    ({ node, category }) => node.id !== source.node.id && (source.below || category.id !== source.node.id),
  )
}
