import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { Id } from '@/lib/contract/fields'
import { ShopError } from '@/lib/contract/error'
import { database } from '@/lib/db/database'
import { favorites, products } from '@/lib/db/schema'

/** Adds a favorite, idempotently. Throws ProductNotFound. Spec §4. */
export async function addFavorite(customerId: string, productId: string): Promise<void> {
  const db = await database()
  const known = Id.safeParse(productId).success
    ? await db
        .select({ id: products.id })
        .from(products)
        .where(and(eq(products.id, productId), eq(products.visible, true)))
    : []
  if (known.length === 0) throw new ShopError('ProductNotFound')
  await db.insert(favorites).values({ customerId, productId }).onConflictDoNothing()
}

/** Removes a favorite, idempotently. Spec §4. */
export async function removeFavorite(customerId: string, productId: string): Promise<void> {
  const db = await database()
  await db.delete(favorites).where(and(eq(favorites.customerId, customerId), eq(favorites.productId, productId)))
}

/** Ids of all the customer's favorites. */
export async function favoriteIds(customerId: string): Promise<string[]> {
  const db = await database()
  const rows = await db
    .select({ id: favorites.productId })
    .from(favorites)
    .innerJoin(products, eq(products.id, favorites.productId))
    .where(and(eq(favorites.customerId, customerId), eq(products.visible, true)))
  return rows.map(({ id }) => id)
}

/** Which of these products are the customer's favorites. Never cached: the catalogue cache is shared. */
export async function favoritesAmong(customerId: string, productIds: string[]): Promise<Set<string>> {
  if (productIds.length === 0) return new Set()
  const db = await database()
  const own = and(eq(favorites.customerId, customerId), inArray(favorites.productId, [...new Set(productIds)]))
  const rows = await db.select({ id: favorites.productId }).from(favorites).where(own)
  return new Set(rows.map(({ id }) => id))
}
