import { count, not, like } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { database, maintainDatabase } from '@/lib/db/database'
import { categories, products, subcategories } from '@/lib/db/schema'
import { renewSearch } from '@/lib/shop/catalogue/reindex'
import { categoryKinds as shelves } from '@/lib/shop/catalogue/synthetic-words'
import { seedSynthetic } from '@/lib/shop/staff/seed-synthetic'

/** Creates categories for synthetic products when there are none. */
async function fillCategories(): Promise<void> {
  const db = await database()
  if ((await db.select().from(categories).limit(1)).length > 0) return
  for (const [position, { value, name, kinds }] of shelves.entries()) {
    const id = uuidv7()
    await db.insert(categories).values({ id, value, nameEn: name.en, nameAr: name.ar, position })
    await db.insert(subcategories).values(
      kinds.map((kind, place) => ({
        id: uuidv7(),
        categoryId: id,
        value: kind.en.toLowerCase().replaceAll(' ', '-'),
        nameEn: kind.en,
        nameAr: kind.ar,
        position: place,
      })),
    )
  }
}

/**
 * Adds synthetic products up to `wanted`; returns the total. Throws when the database holds real products: a benchmark must not
 * touch a real shop.
 */
export async function fillCatalogue(wanted: number, onProgress: (done: number) => void): Promise<number> {
  const db = await database()
  const [real] = await db
    .select({ total: count() })
    .from(products)
    .where(not(like(products.handle, 'synthetic-%')))
  if (real && real.total > 0) throw new Error('This database holds a real shop: benchmarks need one of their own')
  const [made] = await db.select({ total: count() }).from(products)
  const there = made?.total ?? 0
  if (there >= wanted) return there
  await fillCategories()
  // Notes that the shop's search columns are current: otherwise a start checks every product beside what is measured.
  await renewSearch()
  for await (const event of seedSynthetic(wanted - there)) if (event.type === 'progress') onProgress(there + event.done)
  await maintainDatabase()
  return wanted
}
