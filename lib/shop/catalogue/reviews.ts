import 'server-only'
import { and, asc, count, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { PAGE_SIZE, pageCount, type Page } from '@/lib/contract/list'
import { maskAuthor, type Review, type WrittenReviews } from '@/lib/contract/rating'
import { database } from '@/lib/db/database'
import { customers, ratings } from '@/lib/db/schema'
import { cached } from './cache'

/** Condition for the reviews of a product that staff have not hidden. */
function shownOf(productId: string): SQL | undefined {
  return and(eq(ratings.productId, productId), isNull(ratings.hiddenAt))
}

/** A page of 12 reviews of a product, newest first, with masked authors. Spec §7, §9. */
export function listReviews(productId: string, page: number): Promise<Page<Review>> {
  return cached(`reviews:${productId}:${page}`, async () => {
    const [{ total }, items] = await Promise.all([
      counts(productId),
      newest(shownOf(productId), { most: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE }),
    ])
    return { items, total, page, pages: pageCount(total, PAGE_SIZE) }
  })
}

/** The newest reviews with a comment, at most `most`, and the counts with and without a comment. */
export function writtenReviews(productId: string, most: number): Promise<WrittenReviews> {
  return cached(`reviews:${productId}:written:${most}`, async () => {
    const withWords = and(shownOf(productId), ne(ratings.comment, ''))
    const [{ total, written }, items] = await Promise.all([counts(productId), newest(withWords, { most, skip: 0 })])
    return { items, written, silent: total - written, total }
  })
}

async function counts(productId: string): Promise<{ total: number; written: number }> {
  const db = await database()
  const [row] = await db
    .select({ total: count(), written: count(sql`nullif(${ratings.comment}, '')`) })
    .from(ratings)
    .where(shownOf(productId))
  return row ?? { total: 0, written: 0 }
}

async function newest(which: SQL | undefined, { most, skip }: { most: number; skip: number }): Promise<Review[]> {
  const db = await database()
  const { id, rating, comment, answer, createdAt } = ratings
  const rows = await db
    .select({ id, rating, comment, answer, createdAt, author: customers.username })
    .from(ratings)
    .innerJoin(customers, eq(customers.id, ratings.customerId))
    .where(which)
    .orderBy(sql`${createdAt} desc nulls last`, asc(id))
    .limit(most)
    .offset(skip)
  return rows.map(({ answer: given, ...one }) => ({
    ...one,
    createdAt: one.createdAt.toISOString(),
    author: maskAuthor(one.author),
    ...(given !== null && { answer: given }),
  }))
}
