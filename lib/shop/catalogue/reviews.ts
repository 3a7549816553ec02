import 'server-only'
import { asc, count, eq, sql } from 'drizzle-orm'
import { PAGE_SIZE, pageCount, type Page } from '@/lib/contract/list'
import { maskAuthor, type Review } from '@/lib/contract/rating'
import { database } from '@/lib/db/database'
import { customers, ratings } from '@/lib/db/schema'
import { remember } from './memory'

/** Reviews of a product, newest first, 12 a page; their authors already masked. Spec §7, §9. */
export function listReviews(productId: string, page: number): Promise<Page<Review>> {
  return remember(`reviews:${productId}:${page}`, async () => {
    const db = await database()
    const ofProduct = eq(ratings.productId, productId)
    const [row] = await db.select({ total: count() }).from(ratings).where(ofProduct)
    const total = row?.total ?? 0
    const { id, rating, comment, createdAt } = ratings
    const rows = await db
      .select({ id, rating, comment, createdAt, author: customers.username })
      .from(ratings)
      .innerJoin(customers, eq(customers.id, ratings.customerId))
      .where(ofProduct)
      .orderBy(sql`${createdAt} desc nulls last`, asc(id))
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
    const items = rows.map((one) => ({
      ...one,
      createdAt: one.createdAt.toISOString(),
      author: maskAuthor(one.author),
    }))
    return { items, total, page, pages: pageCount(total, PAGE_SIZE) }
  })
}
