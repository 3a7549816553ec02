import 'server-only'
import { and, avg, count, eq, isNull } from 'drizzle-orm'
import type { Tx } from '@/lib/db/database'
import { products, ratings } from '@/lib/db/schema'

/** Writes the average and count of a product's ratings that are not hidden. Lock the product first. */
export async function updateAverage(tx: Tx, productId: string): Promise<void> {
  const [all] = await tx
    .select({ mean: avg(ratings.rating).mapWith(Number), ratingsCount: count() })
    .from(ratings)
    .where(and(eq(ratings.productId, productId), isNull(ratings.hiddenAt)))
  const { mean = 0, ratingsCount = 0 } = all ?? {}
  const averageRating = ratingsCount > 0 ? Math.round(mean * 100) / 100 : null
  await tx.update(products).set({ averageRating, ratingsCount }).where(eq(products.id, productId))
}
