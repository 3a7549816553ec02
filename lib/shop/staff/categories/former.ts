import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { formerCategories } from '@/lib/db/schema'
import { normalise } from '../../search/normalise'
import type { CategoryNode } from './find'

/** The category or subcategory that a former name now stands for. */
type Place = Pick<typeof formerCategories.$inferInsert, 'categoryId' | 'subcategoryId'>

/** All names an import may use for a category. */
function namesOf({ category, subcategory }: CategoryNode): string[] {
  const { nameEn, nameAr, value } = subcategory ?? category
  return [...new Set([normalise(nameEn), normalise(nameAr), value])].filter((name) => name !== '')
}

/** Records the names of `former` as former names of `place`. */
export async function noteFormer(tx: Tx, former: CategoryNode, place: Place): Promise<void> {
  // Empty for a category: its name has no parent.
  const parentId = former.subcategory ? former.category.id : ''
  await tx
    .insert(formerCategories)
    .values(namesOf(former).map((name) => ({ parentId, name, ...place })))
    .onConflictDoUpdate({
      target: [formerCategories.parentId, formerCategories.name],
      set: { categoryId: sql`excluded.category_id`, subcategoryId: sql`excluded.subcategory_id` },
    })
}

/** Redirects former names of a category to `place`. */
export async function moveFormer(tx: Tx, { category, subcategory }: CategoryNode, place: Place): Promise<void> {
  const affected = subcategory
    ? eq(formerCategories.subcategoryId, subcategory.id)
    : eq(formerCategories.categoryId, category.id)
  await tx.update(formerCategories).set(place).where(affected)
}

/** Moves former subcategory names from one category to another; deletes those that the other has too. */
export async function inheritFormer(tx: Tx, fromId: string, toId: string): Promise<void> {
  const { parentId, name } = formerCategories
  const taken = tx.select({ name }).from(formerCategories).where(eq(parentId, toId))
  await tx.delete(formerCategories).where(and(eq(parentId, fromId), inArray(name, taken)))
  await tx.update(formerCategories).set({ parentId: toId }).where(eq(parentId, fromId))
}

/** Deletes the former subcategory names of a deleted category. */
export async function forgetFormer(tx: Tx, categoryId: string): Promise<void> {
  await tx.delete(formerCategories).where(eq(formerCategories.parentId, categoryId))
}
