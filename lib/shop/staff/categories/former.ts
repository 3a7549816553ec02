import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { formerShelves } from '@/lib/db/schema'
import { normalise } from '../../search/normalise'
import type { AskedShelf } from './asked'

/** Where products are found that an import still calls by a former name. */
type Place = Pick<typeof formerShelves.$inferInsert, 'categoryId' | 'subcategoryId'>

/** All that an import may call it. */
function namesOf({ category, subcategory }: AskedShelf): string[] {
  const { nameEn, nameAr, value } = subcategory ?? category
  return [...new Set([normalise(nameEn), normalise(nameAr), value])].filter((name) => name !== '')
}

/** Notes that what was called so, in either language, stands in `place` now; `shelf` is as it was. */
export async function noteFormer(tx: Tx, shelf: AskedShelf, place: Place): Promise<void> {
  const parentId = shelf.subcategory ? shelf.category.id : ''
  await tx
    .insert(formerShelves)
    .values(namesOf(shelf).map((name) => ({ parentId, name, ...place })))
    .onConflictDoUpdate({
      target: [formerShelves.parentId, formerShelves.name],
      set: { categoryId: sql`excluded.category_id`, subcategoryId: sql`excluded.subcategory_id` },
    })
}

/** What had moved to a shelf, or had been called something else, has moved on with it. */
export async function moveFormer(tx: Tx, { category, subcategory }: AskedShelf, place: Place): Promise<void> {
  const there = subcategory
    ? eq(formerShelves.subcategoryId, subcategory.id)
    : eq(formerShelves.categoryId, category.id)
  await tx.update(formerShelves).set(place).where(there)
}

/** What former subcategories of one category were called counts in another from now on, where that one has no such name. */
export async function inheritFormer(tx: Tx, fromId: string, toId: string): Promise<void> {
  const { parentId, name } = formerShelves
  const taken = tx.select({ name }).from(formerShelves).where(eq(parentId, toId))
  await tx.delete(formerShelves).where(and(eq(parentId, fromId), inArray(name, taken)))
  await tx.update(formerShelves).set({ parentId: toId }).where(eq(parentId, fromId))
}

/** Forgets the former subcategories of a category that is gone. */
export async function forgetFormer(tx: Tx, categoryId: string): Promise<void> {
  await tx.delete(formerShelves).where(eq(formerShelves.parentId, categoryId))
}
