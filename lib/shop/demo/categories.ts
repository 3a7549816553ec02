import type { Tx } from '@/lib/db/database'
import type { DemoCategory } from '@/lib/db/demo/types'
import { categories, subcategories } from '@/lib/db/schema'
import { keepRecipes } from './drawings'
import { demoId } from './identity'

/** Id of a demo category. */
export function categoryId(value: string): string {
  return demoId('category', value)
}

/** Id of a demo subcategory; its `value` is unique within its category. */
export function subcategoryId(category: string, value: string): string {
  return demoId('subcategory', `${category}/${value}`)
}

/** Inserts the demo's categories and subcategories, in order. */
export async function seedCategories(tx: Tx, list: DemoCategory[]): Promise<void> {
  const images = await keepRecipes(
    tx,
    list.map((category) => category.picture),
  )
  await tx
    .insert(categories)
    .values(
      list.map((category, position) => ({
        id: categoryId(category.value),
        value: category.value,
        nameEn: category.name.en,
        nameAr: category.name.ar,
        carcass: category.carcass ?? false,
        image: images[position],
        position,
      })),
    )
    .onConflictDoNothing()
  const under = list.flatMap((category) =>
    category.subcategories.map((subcategory, position) => ({
      id: subcategoryId(category.value, subcategory.value),
      categoryId: categoryId(category.value),
      value: subcategory.value,
      nameEn: subcategory.name.en,
      nameAr: subcategory.name.ar,
      position,
    })),
  )
  await tx.insert(subcategories).values(under).onConflictDoNothing()
}
