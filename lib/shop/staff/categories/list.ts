import 'server-only'
import { asc, count, sql } from 'drizzle-orm'
import type { StaffCategory } from '@/lib/contract/staff-catalogue'
import { database } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { isCarcass } from '../../catalogue/carcass'
import { isCategoryInFeeds } from '../../catalogue/feeds'

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
    subcategories: lower.filter((one) => one.categoryId === row.id).map(counted),
  }))
}
