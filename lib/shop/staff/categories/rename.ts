import 'server-only'
import { eq } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { RenameBody, Renamed, RenameEvent } from '@/lib/contract/staff-catalogue'
import { transaction, type Tx } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'
import { isCarcass } from '../../catalogue/categories'
import { audited } from '../../audit/record'
import { lockCategories, type AllCategories } from '../../catalogue/lock-categories'
import { bumpCatalogue } from '../../catalogue/version'
import { isCalled } from '../../import/shop-categories'
import { reindexCategories } from '../../catalogue/reindex'
import { findCategory, findByFormerName, pathOf, type CategoryNode } from './find'
import { noteFormer } from './former'

/**
 * Renames a category or subcategory; an Arabic name equal to the English one follows it. Imports still find it by former names, and
 * a carcass category stays one. Updates the search index a few products at a time; repeating an interrupted call continues it.
 * Throws CategoryNotFound, and Conflict for a name in use.
 */
export async function* renameCategory(body: RenameBody): AsyncGenerator<RenameEvent> {
  const renamed = await transaction((tx) => rename(tx, body))
  for await (const progress of reindexCategories([renamed.id])) yield { type: 'progress', ...progress }
  yield { type: 'done', result: renamed }
}

async function rename(tx: Tx, body: RenameBody): Promise<Renamed> {
  const { category: reference, en, ar } = body
  const all = await lockCategories(tx)
  const found = (await interruptedRename(tx, all, body)) ?? (await findCategory(tx, all, reference))
  const { category, subcategory } = found
  const { id, nameEn, nameAr } = subcategory ?? category
  const english = en === undefined ? nameEn : collapseWhitespace(en)
  const arabic = ar === undefined ? (nameAr === nameEn ? english : nameAr) : collapseWhitespace(ar)
  const names = { nameEn: english, nameAr: arabic }
  for (const name of [english, arabic]) assertFree(all, found, name)
  if (subcategory) await tx.update(subcategories).set(names).where(eq(subcategories.id, id))
  else
    await tx
      .update(categories)
      .set({ ...names, carcass: isCarcass(category) })
      .where(eq(categories.id, id))
  await noteFormer(tx, found, { categoryId: category.id, subcategoryId: subcategory?.id ?? null })
  await bumpCatalogue(tx)
  const held = await tx.$count(products, eq(subcategory ? products.subcategoryId : products.categoryId, id))
  const [before, name] = [
    { en: nameEn, ar: nameAr },
    { en: english, ar: arabic },
  ]
  await audited(tx, { subject: english, before, after: name })
  return { id, before, name, products: held }
}

/** Finds an interrupted rename: the category has the new names and was addressed by a former one. */
async function interruptedRename(
  tx: Tx,
  all: AllCategories,
  { category: reference, en, ar }: RenameBody,
): Promise<CategoryNode | null> {
  const former = await findByFormerName(tx, all, reference)
  const row = former && (former.subcategory ?? former.category)
  const named = (name: string | undefined, has: string | undefined) =>
    name === undefined || collapseWhitespace(name) === has
  return named(en, row?.nameEn) && named(ar, row?.nameAr) ? former : null
}

/** Throws Conflict when another category, or sibling subcategory, has this name. */
function assertFree(all: AllCategories, { category, subcategory }: CategoryNode, name: string): void {
  const siblings = subcategory
    ? all.subcategories.filter((one) => one.categoryId === category.id && one.id !== subcategory.id)
    : all.categories.filter((one) => one.id !== category.id)
  const taken = siblings.find((one) => isCalled(one, { en: name, ar: name }))
  if (!taken) return
  const other = subcategory ? `${category.nameEn} > ${taken.nameEn}` : taken.nameEn
  const msg = `"${other}" goes by that name. To make them one: category remove "${pathOf({ category, subcategory })}" --into "${other}"`
  throw new ShopError('Conflict', [{ path: 'category', msg }])
}
