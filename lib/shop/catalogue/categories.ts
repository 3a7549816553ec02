import 'server-only'
import { and, asc, count, eq, isNotNull } from 'drizzle-orm'
import type { Category } from '@/lib/contract/category'
import { database } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { mediaUrl } from '@/lib/media/address'
import { normalise } from '../search/normalise'
import { isCarcass } from './carcass'
import { remember } from './memory'

/** All categories in the owner's order, with what each holds. Spec §2. */
export function listCategories(): Promise<Category[]> {
  return remember('categories', loadCategories)
}

/** Categories whose English or Arabic name holds the keyword. Spec §7. */
export async function findCategories(keyword: string): Promise<Category[]> {
  const asked = normalise(keyword)
  const all = await listCategories()
  return all.filter(({ name }) => normalise(`${name.en} ${name.ar}`).includes(asked))
}

/** A category by id, or null. */
export async function getCategory(id: string): Promise<Category | null> {
  return (await listCategories()).find((category) => category.id === id) ?? null
}

async function loadCategories(): Promise<Category[]> {
  const db = await database()
  const rows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.nameEn))
  const under = await db.select().from(subcategories).orderBy(asc(subcategories.position), asc(subcategories.nameEn))
  const counts = await db
    .select({ category: products.categoryId, subcategory: products.subcategoryId, total: count() })
    .from(products)
    .where(and(eq(products.visible, true), isNotNull(products.categoryId)))
    .groupBy(products.categoryId, products.subcategoryId)
  const sum = (matches: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(matches).reduce((total, row) => total + row.total, 0)
  return rows.map((row) => ({
    id: row.id,
    value: row.value,
    name: { en: row.nameEn, ar: row.nameAr },
    carcass: isCarcass(row),
    image: row.image && mediaUrl(row.image),
    products: sum(({ category }) => category === row.id),
    subcategories: under
      .filter(({ categoryId }) => categoryId === row.id)
      .map((one) => ({
        id: one.id,
        value: one.value,
        name: { en: one.nameEn, ar: one.nameAr },
        products: sum(({ subcategory }) => subcategory === one.id),
      })),
  }))
}
