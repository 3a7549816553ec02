import 'server-only'
import { eq, or } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { FeedsBody, FeedsSet } from '@/lib/contract/staff-catalogue'
import { transaction } from '@/lib/db/database'
import { categories, products } from '@/lib/db/schema'
import { isCategoryInFeeds } from '../catalogue/feeds'
import { lockCategories } from '../catalogue/lock-categories'
import { bumpCatalogue } from '../catalogue/version'
import { askedCategory } from './categories/asked'

/** Includes a category's products in product feeds or excludes them. Throws CategoryNotFound; BadRequest for a subcategory. */
export function setCategoryFeeds(named: string, { inFeeds }: FeedsBody): Promise<FeedsSet> {
  return transaction(async (tx) => {
    const { category, subcategory } = await askedCategory(tx, await lockCategories(tx), named)
    if (subcategory)
      throw new ShopError('BadRequest', [
        { path: 'category', msg: `"${subcategory.nameEn}" is a subcategory: say it of its category or its products.` },
      ])
    await tx.update(categories).set({ inFeeds }).where(eq(categories.id, category.id))
    await bumpCatalogue(tx, [])
    return { id: category.id, name: category.nameEn, inFeeds: isCategoryInFeeds({ ...category, inFeeds }) }
  })
}

/** Includes a product, by id or handle, in product feeds or excludes it; overrides its category. Throws ProductNotFound. */
export function setProductFeeds(named: string, { inFeeds }: FeedsBody): Promise<FeedsSet> {
  return transaction(async (tx) => {
    const [row] = await tx
      .update(products)
      .set({ inFeeds })
      .where(or(eq(products.id, named), eq(products.handle, named.toLowerCase())))
      .returning({ id: products.id, name: products.titleEn })
    if (!row)
      throw new ShopError('ProductNotFound', [{ path: 'product', msg: `No product has the id or handle "${named}".` }])
    await bumpCatalogue(tx, [])
    return { ...row, inFeeds }
  })
}
