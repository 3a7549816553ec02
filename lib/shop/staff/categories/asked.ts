import { asc, sql } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { Tx } from '@/lib/db/database'
import { categories, subcategories } from '@/lib/db/schema'
import { isCalled, isNamed } from '../../import/shelf'

type CategoryRow = typeof categories.$inferSelect
type SubcategoryRow = typeof subcategories.$inferSelect

/** A category, or a subcategory and the category it is in. */
export interface AskedShelf {
  category: CategoryRow
  subcategory: SubcategoryRow | null
}

/** Every category and subcategory of the shop, for one change of them. */
export interface AllShelves {
  categories: CategoryRow[]
  subcategories: SubcategoryRow[]
}

/** What there is, as it stays until the transaction ends: an import makes no category meanwhile. */
export async function lockShelves(tx: Tx): Promise<AllShelves> {
  await tx.execute(sql`lock table ${categories}, ${subcategories} in share row exclusive mode`)
  return {
    categories: await tx.select().from(categories).orderBy(asc(categories.position)),
    subcategories: await tx.select().from(subcategories).orderBy(asc(subcategories.position)),
  }
}

/** `Feed`, or `Feed > Hay`. */
export function pathOf({ category, subcategory }: AskedShelf): string {
  return subcategory ? `${category.nameEn} > ${subcategory.nameEn}` : category.nameEn
}

/**
 * The category or subcategory of an id, of a name in either language, or of `Category > Subcategory`. Throws CategoryNotFound, and
 * BadRequest for a name that several have.
 */
export function askedShelf(all: AllShelves, asked: string): AskedShelf {
  const [found, ...others] = matching(all, asked)
  if (!found) throw new ShopError('CategoryNotFound', [{ path: 'category', msg: `There is no category "${asked}".` }])
  if (others.length > 0) {
    const names = [found, ...others].map((one) => `"${pathOf(one)}" (${(one.subcategory ?? one.category).id})`)
    throw new ShopError('BadRequest', [
      { path: 'category', msg: `"${asked}" may be ${names.join(' or ')}: give one of these, or its id.` },
    ])
  }
  return found
}

function matching(all: AllShelves, asked: string): AskedShelf[] {
  const upper = all.categories.map((category): AskedShelf => ({ category, subcategory: null }))
  const lower = all.subcategories.flatMap((subcategory): AskedShelf[] => {
    const category = all.categories.find(({ id }) => id === subcategory.categoryId)
    return category ? [{ category, subcategory }] : []
  })
  const name = { en: asked, ar: asked }
  const [above, below] = asked.split('>').map((part) => part.trim())
  const ways = [
    [...upper, ...lower].filter(({ category, subcategory }) => (subcategory ?? category).id === asked),
    upper.filter(({ category }) => isCalled(category, name)),
    upper.filter(({ category }) => isNamed(category, name)),
    lower.filter(
      ({ category, subcategory }) =>
        above &&
        below &&
        subcategory &&
        isNamed(category, { en: above, ar: above }) &&
        isNamed(subcategory, { en: below, ar: below }),
    ),
    lower.filter(({ subcategory }) => subcategory && isNamed(subcategory, name)),
  ]
  return ways.find((way) => way.length > 0) ?? []
}
