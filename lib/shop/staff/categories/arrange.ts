import 'server-only'
import { eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { ShopError } from '@/lib/contract/error'
import type {
  CategoryOrderBody,
  CategoryPictureBody,
  StaffCategory,
  NewCategoryBody,
} from '@/lib/contract/staff-catalogue'
import { transaction, type Tx } from '@/lib/db/database'
import { categories, subcategories } from '@/lib/db/schema'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'
import { audited } from '../../audit/record'
import { isCarcass } from '../../catalogue/categories'
import { lockCategories } from '../../catalogue/lock-categories'
import { bumpCatalogue } from '../../catalogue/version'
import { storedPictures } from '../../import/attach-pictures'
import { isCalled, slug } from '../../import/shop-categories'
import { findCategory, staffCategories, upperCategory } from './find'

/**
 * Orders the categories, or the subcategories of one. Those that are not named follow in their order. Returns all categories.
 * Throws CategoryNotFound for an id that is gone, BadRequest for one named twice.
 */
export async function orderCategories({ within, order }: CategoryOrderBody): Promise<StaffCategory[]> {
  await transaction(async (tx) => {
    const all = await lockCategories(tx)
    const parent = within === null ? null : (await findCategory(tx, all, within)).category
    const table = parent ? subcategories : categories
    const rows = parent ? all.subcategories.filter(({ categoryId }) => categoryId === parent.id) : all.categories
    await place(tx, table, rows, order)
    await bumpCatalogue(tx)
    const nameOf = (id: string) => rows.find((row) => row.id === id)?.nameEn
    await audited(tx, {
      subject: parent?.nameEn ?? 'categories',
      before: { order: rows.map(({ nameEn }) => nameEn) },
      after: { order: order.map(nameOf) },
    })
  })
  return staffCategories()
}

async function place(
  tx: Tx,
  table: typeof categories | typeof subcategories,
  rows: { id: string; position: number }[],
  ids: string[],
): Promise<void> {
  const gone = ids.find((id) => !rows.some((row) => row.id === id))
  if (gone !== undefined)
    throw new ShopError('CategoryNotFound', [{ path: 'order', msg: `There is no category ${gone} here.` }])
  if (new Set(ids).size < ids.length)
    throw new ShopError('BadRequest', [{ path: 'order', msg: 'A category is named twice.' }])
  const others = rows.map(({ id }) => id).filter((id) => !ids.includes(id))
  for (const [position, id] of [...ids, ...others].entries())
    if (rows.find((row) => row.id === id)?.position !== position)
      await tx.update(table).set({ position }).where(eq(table.id, id))
}

/** Sets the picture of a category; null shows its first product's. Throws CategoryNotFound; BadRequest for a subcategory. */
export async function setCategoryPicture(named: string, { image }: CategoryPictureBody): Promise<{ id: string }> {
  if (image !== null && !(await storedPictures([image])).has(image))
    throw new ShopError('BadRequest', [{ path: 'image', msg: 'picture' }])
  return transaction(async (tx) => {
    const category = await upperCategory(tx, await lockCategories(tx), named, () => 'pictures are of categories')
    await tx.update(categories).set({ image }).where(eq(categories.id, category.id))
    await bumpCatalogue(tx)
    await audited(tx, { subject: category.nameEn, before: { image: category.image }, after: { image } })
    return { id: category.id }
  })
}

/**
 * Adds an empty category, or a subcategory of `parent`, behind the others; without an Arabic name it has the English one. Returns
 * its id. Throws CategoryNotFound, BadRequest for a subcategory of a subcategory, and Conflict for a name in use.
 */
export function addCategory({ id: given, en, ar, parent: reference }: NewCategoryBody): Promise<{ id: string }> {
  return transaction(async (tx) => {
    const all = await lockCategories(tx)
    const parent = reference === undefined ? null : await findCategory(tx, all, reference)
    if (parent?.subcategory)
      throw new ShopError('BadRequest', [{ path: 'parent', msg: 'A subcategory has no subcategories.' }])
    const siblings = parent
      ? all.subcategories.filter(({ categoryId }) => categoryId === parent.category.id)
      : all.categories
    const nameEn = collapseWhitespace(en)
    const nameAr = ar === undefined ? nameEn : collapseWhitespace(ar)
    const taken = siblings.find((one) => [nameEn, nameAr].some((name) => isCalled(one, { en: name, ar: name })))
    // A call whose answer got lost is repeated.
    if (taken && taken.id === given) return { id: given }
    if (taken) throw new ShopError('Conflict', [{ path: 'en', msg: `"${taken.nameEn}" goes by that name.` }])
    const id = given ?? uuidv7()
    // A renamed one may still have the value of this name.
    const value = siblings.some((one) => one.value === slug(nameEn)) ? id : slug(nameEn)
    const row = { id, value, nameEn, nameAr, position: (siblings.at(-1)?.position ?? -1) + 1 }
    const added = parent
      ? tx.insert(subcategories).values({ ...row, categoryId: parent.category.id })
      : tx.insert(categories).values({ ...row, carcass: isCarcass({ ...row, carcass: false }) })
    if ((await added.onConflictDoNothing().returning()).length === 0)
      throw new ShopError('Conflict', [{ path: 'en', msg: 'It was added before, and renamed or moved since.' }])
    await bumpCatalogue(tx)
    await audited(tx, { subject: nameEn, after: { en: nameEn, ar: nameAr, parent: parent?.category.nameEn } })
    return { id }
  })
}
