import type { Tx } from '@/lib/db/database'
import { demoPictures } from '@/lib/db/demo/shipped'
import type { DemoCategory } from '@/lib/db/demo/types'
import { categories, subcategories } from '@/lib/db/schema'
import { demoId } from './identity'
import { addPictures } from './pictures'

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
  await addPictures(tx, Object.values(demoPictures.categories))
  await tx
    .insert(categories)
    .values(
      list.map((category, position) => ({
        id: categoryId(category.value),
        value: category.value,
        nameEn: category.name.en,
        nameAr: category.name.ar,
        carcass: category.carcass ?? false,
        live: category.live ?? false,
        preparations: category.preparations?.map(({ only, ...question }) => ({
          ...question,
          ...(only && { only: only.map((value) => subcategoryId(category.value, value)) }),
        })),
        image: demoPictures.categories[category.value],
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
