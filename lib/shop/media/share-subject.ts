import 'server-only'
import { and, asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import { database } from '@/lib/db/database'
import { categories, productGroups, products } from '@/lib/db/schema'
import type { ShareName } from '@/lib/media/share-name'

/** The picture (media hash) a share image shows; a null hash for a subject without one, null for no such subject. */
export async function shareSubject(name: ShareName): Promise<{ hash: string | null } | null> {
  if (name === 'home' || name === 'offers') return { hash: await pagePicture(name) }
  return (await product(name)) ?? (await category(name))
}

/** The picture of a page's share image: the first best seller, or the first offer. */
export function pagePicture(page: 'home' | 'offers'): Promise<string | null> {
  return page === 'home' ? bestSeller() : firstOffer()
}

async function product(id: string) {
  const db = await database()
  const [row] = await db
    .select({ images: products.images })
    .from(products)
    .where(shown(eq(products.id, id)))
  return row ? { hash: row.images[0] ?? null } : null
}

async function category(id: string) {
  const db = await database()
  const [row] = await db.select({ hash: categories.image }).from(categories).where(eq(categories.id, id))
  return row ?? null
}

async function bestSeller(): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ images: products.images })
    .from(productGroups)
    .innerJoin(products, eq(products.id, productGroups.productId))
    .where(shown(eq(productGroups.name, 'bestSeller')))
    .orderBy(asc(productGroups.position))
    .limit(1)
  return row?.images[0] ?? null
}

async function firstOffer(): Promise<string | null> {
  const db = await database()
  const [row] = await db
    .select({ images: products.images })
    .from(products)
    .where(shown(isNotNull(products.oldPrice)))
    .orderBy(desc(products.rank), asc(products.id))
    .limit(1)
  return row?.images[0] ?? null
}

function shown(condition: SQL): SQL | undefined {
  return and(eq(products.visible, true), condition)
}
