import 'server-only'
import { and, count, eq } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { Renamed, RenameBody } from '@/lib/contract/staff-categories'
import { transaction } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { oneLine } from '@/lib/one-line'
import { isCarcass } from '../../catalogue/carcass'
import { bumpCatalogue } from '../../catalogue/version'
import { isCalled } from '../../import/shelf'
import { askedShelf, lockShelves, pathOf, type AllShelves, type AskedShelf } from './asked'
import { noteFormer } from './former'
import { reindexCategory } from './reindex'

/**
 * Gives a category or subcategory other names; an Arabic one that was only the English follows it. Imports find it by its former
 * names as well, and one of carcasses stays one. Throws CategoryNotFound, and Conflict for a name that another one has.
 */
export async function renameCategory({ category: asked, en, ar }: RenameBody): Promise<Renamed> {
  return transaction(async (tx) => {
    const all = await lockShelves(tx)
    const shelf = askedShelf(all, asked)
    const { category, subcategory } = shelf
    const { id, nameEn, nameAr } = subcategory ?? category
    const english = en === undefined ? nameEn : oneLine(en)
    const arabic = ar === undefined ? (nameAr === nameEn ? english : nameAr) : oneLine(ar)
    const names = { nameEn: english, nameAr: arabic }
    for (const name of [english, arabic]) assertFree(all, shelf, name)
    if (subcategory) await tx.update(subcategories).set(names).where(eq(subcategories.id, id))
    else
      await tx
        .update(categories)
        .set({ ...names, carcass: isCarcass(category) })
        .where(eq(categories.id, id))
    await noteFormer(tx, shelf, { categoryId: category.id, subcategoryId: subcategory?.id ?? null })
    await reindexCategory(tx, category.id)
    await bumpCatalogue(tx)
    const within = subcategory ? eq(products.subcategoryId, id) : undefined
    const [held] = await tx
      .select({ products: count() })
      .from(products)
      .where(and(eq(products.categoryId, category.id), within))
    const name = { en: english, ar: arabic }
    return { id, before: { en: nameEn, ar: nameAr }, name, products: held?.products ?? 0 }
  })
}

/** Throws Conflict when another category, or another subcategory of the same one, goes by this name. */
function assertFree(all: AllShelves, { category, subcategory }: AskedShelf, name: string): void {
  const beside = subcategory
    ? all.subcategories.filter((one) => one.categoryId === category.id && one.id !== subcategory.id)
    : all.categories.filter((one) => one.id !== category.id)
  const taken = beside.find((one) => isCalled(one, { en: name, ar: name }))
  if (!taken) return
  const other = subcategory ? `${category.nameEn} > ${taken.nameEn}` : taken.nameEn
  const msg = `"${other}" goes by that name. To make them one: category remove "${pathOf({ category, subcategory })}" --into "${other}"`
  throw new ShopError('Conflict', [{ path: 'category', msg }])
}
