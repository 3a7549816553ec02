import 'server-only'
import { asc, count, sql, eq, type SQL } from 'drizzle-orm'
import type { Bilingual } from '@/lib/contract/bilingual'
import { ShopError } from '@/lib/contract/error'
import { type Tx, database } from '@/lib/db/database'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'
import { categories, products, subcategories } from '@/lib/db/schema'
import type { AllCategories, CategoryRow, SubcategoryRow } from '../../catalogue/lock-categories'
import { isCalled, ShopCategories } from '../../import/shop-categories'
import { isCarcass, isCategoryInFeeds } from '../../catalogue/categories'

/** A category, or a subcategory with its category. */
export interface CategoryNode {
  category: CategoryRow
  subcategory: SubcategoryRow | null
}

/** Formats a path: `Feed`, or `Feed > Hay`. */
export function pathOf({ category, subcategory }: CategoryNode): string {
  return subcategory ? `${category.nameEn} > ${subcategory.nameEn}` : category.nameEn
}

/**
 * Finds a category or subcategory by id, current name in either language, or `Category > Subcategory`. Throws CategoryNotFound,
 * with a hint when it is a former name, and BadRequest for an ambiguous name.
 */
export async function findCategory(tx: Tx, all: AllCategories, reference: string): Promise<CategoryNode> {
  const [found, ...others] = matching(all, reference)
  if (!found) throw await notFound(tx, all, reference)
  if (others.length > 0) {
    const names = [found, ...others].map((one) => `"${pathOf(one)}" (${(one.subcategory ?? one.category).id})`)
    throw new ShopError('BadRequest', [
      { path: 'category', msg: `"${reference}" may be ${names.join(' or ')}: give one of these, or its id.` },
    ])
  }
  return found
}

/** Finds a category. Throws CategoryNotFound; BadRequest for a subcategory, with `hint` on what to name instead. */
export async function upperCategory(
  tx: Tx,
  all: AllCategories,
  reference: string,
  hint: (category: CategoryRow, subcategory: SubcategoryRow) => string,
): Promise<CategoryRow> {
  const { category, subcategory } = await findCategory(tx, all, reference)
  if (!subcategory) return category
  const msg = `"${subcategory.nameEn}" is a subcategory: ${hint(category, subcategory)}.`
  throw new ShopError('BadRequest', [{ path: 'category', msg }])
}

async function notFound(tx: Tx, all: AllCategories, reference: string): Promise<ShopError> {
  const former = await findByFormerName(tx, all, reference)
  const hint = former ? ` What was called so is "${pathOf(former)}" now: give that name, or its id.` : ''
  return new ShopError('CategoryNotFound', [{ path: 'category', msg: `There is no category "${reference}".${hint}` }])
}

/** Finds a category by a former name, as an import does; null when there is none. */
export async function findByFormerName(tx: Tx, all: AllCategories, reference: string): Promise<CategoryNode | null> {
  if (matching(all, reference).length > 0) return null
  const [parent = '', child] = partsOf(reference)
  const match = (await ShopCategories.open(tx)).match(both(parent), child ? both(child) : null)
  const category = all.categories.find(({ id }) => id === match.category?.id)
  const subcategory = all.subcategories.find(({ id }) => id === match.subcategory?.id) ?? null
  return category && match.settled ? { category, subcategory } : null
}

function matching(all: AllCategories, reference: string): CategoryNode[] {
  const upper = all.categories.map((category): CategoryNode => ({ category, subcategory: null }))
  const lower = all.subcategories.flatMap((subcategory): CategoryNode[] => {
    const category = all.categories.find(({ id }) => id === subcategory.categoryId)
    return category ? [{ category, subcategory }] : []
  })
  const [parent, child] = partsOf(reference)
  const ways = [
    [...upper, ...lower].filter(({ category, subcategory }) => (subcategory ?? category).id === reference),
    upper.filter(({ category }) => isCalled(category, both(reference))),
    lower.filter(
      ({ category, subcategory }) =>
        parent && child && subcategory && isCalled(category, both(parent)) && isCalled(subcategory, both(child)),
    ),
    lower.filter(({ subcategory }) => subcategory && isCalled(subcategory, both(reference))),
  ]
  return ways.find((way) => way.length > 0) ?? []
}

function partsOf(reference: string): string[] {
  return reference.split('>').map((part) => part.trim())
}

function both(name: string): Bilingual {
  return { en: name, ar: name }
}

/** Lists all categories in the owner's order, with product counts, hidden products included. */
export async function staffCategories(): Promise<StaffCategory[]> {
  const db = await database()
  const upper = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.nameEn))
  const lower = await db.select().from(subcategories).orderBy(asc(subcategories.position), asc(subcategories.nameEn))
  const { categoryId, subcategoryId, visible } = products
  const counts = await db
    .select({
      categoryId,
      subcategoryId,
      products: count(),
      hidden: sql<number>`count(*) filter (where not ${visible})::int`,
    })
    .from(products)
    .groupBy(categoryId, subcategoryId)
  const counted = ({ id, nameEn, nameAr }: Pick<(typeof upper)[number], 'id' | 'nameEn' | 'nameAr'>) => {
    const mine = counts.filter((one) => one.categoryId === id || one.subcategoryId === id)
    const sum = (of: 'products' | 'hidden') => mine.reduce((total, one) => total + one[of], 0)
    return { id, name: { en: nameEn, ar: nameAr }, products: sum('products'), hidden: sum('hidden') }
  }
  return upper.map((row) => ({
    ...counted(row),
    carcass: isCarcass(row),
    inFeeds: isCategoryInFeeds(row),
    image: row.image,
    questions: row.preparations.length,
    subcategories: lower.filter((one) => one.categoryId === row.id).map(counted),
  }))
}

/** The products of a category, those of its subcategories included, or of a subcategory. */
export function productsOf({ category, subcategory }: CategoryNode): SQL {
  return subcategory ? eq(products.subcategoryId, subcategory.id) : eq(products.categoryId, category.id)
}
