import 'server-only'
import { count, desc, eq } from 'drizzle-orm'
import { PAGE_SIZE, type Page } from '@/lib/contract/list'
import type { Review } from '@/lib/contract/rating'
import { database } from '@/lib/db/database'
import { customers, ratings } from '@/lib/db/schema'
import { remember } from './memory'

/** Reviews of a product, newest first, 12 a page. Spec §7. */
export function listReviews(productId: string, page: number): Promise<Page<Review>> {
  return remember(`reviews:${productId}:${page}`, async () => {
    const db = await database()
    const [row] = await db.select({ total: count() }).from(ratings).where(eq(ratings.productId, productId))
    const total = row?.total ?? 0
    const rows = await db
      .select({ id: ratings.id, rating: ratings.rating, comment: ratings.comment, createdAt: ratings.createdAt, author: customers.username })
      .from(ratings)
      .innerJoin(customers, eq(customers.id, ratings.customerId))
      .where(eq(ratings.productId, productId))
      .orderBy(desc(ratings.createdAt), ratings.id)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
    const items = rows.map((one) => ({ ...one, createdAt: one.createdAt.toISOString() }))
    return { items, total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
  })
}
