import 'server-only'
import { uuidv7 } from 'uuidv7'
import { ShopError } from '@/lib/contract/error'
import type { NewCategoryBody } from '@/lib/contract/staff-catalogue'
import { transaction } from '@/lib/db/database'
import { categories, subcategories } from '@/lib/db/schema'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'
import { audited } from '../../audit/record'
import { isCarcass } from '../../catalogue/categories'
import { lockCategories } from '../../catalogue/lock-categories'
import { bumpCatalogue } from '../../catalogue/version'
import { isCalled, slug } from '../../import/shop-categories'
import { findCategory } from './find'

/**
 * Adds an empty category, or a subcategory of `parent`, behind the others; without an Arabic name it has the English one. Returns
 * its id. Throws CategoryNotFound, BadRequest for a subcategory of a subcategory, and Conflict for a name in use.
 */
export function addCategory({ en, ar, parent: reference }: NewCategoryBody): Promise<{ id: string }> {
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
    if (taken) throw new ShopError('Conflict', [{ path: 'en', msg: `"${taken.nameEn}" goes by that name.` }])
    const id = uuidv7()
    // A renamed one may still have the value of this name.
    const value = siblings.some((one) => one.value === slug(nameEn)) ? id : slug(nameEn)
    const row = { id, value, nameEn, nameAr, position: (siblings.at(-1)?.position ?? -1) + 1 }
    if (parent) await tx.insert(subcategories).values({ ...row, categoryId: parent.category.id })
    else await tx.insert(categories).values({ ...row, carcass: isCarcass({ ...row, carcass: false }) })
    await bumpCatalogue(tx)
    await audited(tx, { subject: nameEn, after: { en: nameEn, ar: nameAr, parent: parent?.category.nameEn } })
    return { id }
  })
}
