import 'server-only'
import { and, count, eq, gt, ilike, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import {
  NEW_DAYS,
  ReviewQuery,
  type ReviewCounts,
  type ReviewPage,
  type ReviewState,
  type StaffReview,
} from '@/lib/contract/staff-reviews'
import { database, transaction, type Db, type Tx } from '@/lib/db/database'
import { containing } from '@/lib/db/like'
import { customers, products, ratings } from '@/lib/db/schema'
import { imageAddress } from '@/lib/media/address'
import { audited } from '../audit/record'
import { updateAverage } from '../catalogue/rating-average'
import { bumpCatalogue } from '../catalogue/version'

const inState: Record<ReviewState, SQL | undefined> = {
  new: and(
    isNull(ratings.hiddenAt),
    isNull(ratings.answer),
    gt(ratings.createdAt, sql`now() - make_interval(days => ${NEW_DAYS}::int)`),
  ),
  hidden: isNotNull(ratings.hiddenAt),
  answered: isNotNull(ratings.answer),
}

/** Lists reviews, newest first, hidden ones too. */
export async function staffReviews(asked: ReviewQuery): Promise<ReviewPage> {
  const { state, stars, search, after, limit } = ReviewQuery.parse(asked)
  const db = await database()
  const where = [
    state && inState[state],
    stars ? eq(ratings.rating, stars) : undefined,
    found(search),
    after ? behind(after) : undefined,
  ]
  const rows = await select(db)
    .where(and(...where))
    // As the index is sorted.
    .orderBy(sql`${ratings.createdAt} desc nulls last`, sql`${ratings.id} desc nulls last`)
    .limit(limit + 1)
  const shown = rows.slice(0, limit)
  return { reviews: shown.map(reviewOf), next: rows.length > limit ? (shown.at(-1)?.rating.id ?? null) : null }
}

/** Throws NotFound. */
export async function staffReview(id: string): Promise<StaffReview> {
  const [row] = await select(await database()).where(eq(ratings.id, id))
  if (!row) throw missing(id)
  return reviewOf(row)
}

function missing(id: string): ShopError {
  return new ShopError('NotFound', [{ path: 'review', msg: `There is no review ${id}.` }])
}

export async function reviewCounts(): Promise<ReviewCounts> {
  const db = await database()
  const where = (state: ReviewState) => sql<number>`count(*) filter (where ${inState[state]})`.mapWith(Number)
  const [counts] = await db
    .select({ all: count(), new: where('new'), hidden: where('hidden'), answered: where('answered') })
    .from(ratings)
  return counts ?? { all: 0, new: 0, hidden: 0, answered: 0 }
}

/** Hides a review with a reason, or shows it again with null. It then counts no more, or again. Throws NotFound. */
export function hideReview(id: string, reason: string | null): Promise<StaffReview> {
  return change(id, async (tx, { productId, hiddenAt, hiddenReason }) => {
    const hidden = reason === null ? null : (hiddenAt ?? sql`now()`)
    await tx.update(ratings).set({ hiddenAt: hidden, hiddenReason: reason }).where(eq(ratings.id, id))
    await updateAverage(tx, productId)
    return { before: { hidden: hiddenReason }, after: { hidden: reason } }
  })
}

/** Answers a review publicly, changes the answer, or takes it away with null. Throws NotFound; Conflict for stars alone. */
export function answerReview(id: string, answer: string | null): Promise<StaffReview> {
  return change(id, async (tx, { comment, answer: before }) => {
    // The storefront counts stars without a comment, and shows nothing that an answer could stand below.
    if (answer !== null && !comment) throw new ShopError('Conflict', [{ path: 'review', msg: 'It has no comment.' }])
    const answeredAt = answer === null ? null : sql`now()`
    await tx.update(ratings).set({ answer, answeredAt }).where(eq(ratings.id, id))
    return { before: { answer: before }, after: { answer } }
  })
}

type Rating = typeof ratings.$inferSelect

async function change(
  id: string,
  write: (tx: Tx, rating: Rating) => Promise<{ before: unknown; after: unknown }>,
): Promise<StaffReview> {
  return transaction(async (tx) => {
    const [known] = await tx.select({ productId: ratings.productId }).from(ratings).where(eq(ratings.id, id))
    // The product first, as a new rating does.
    if (known) await tx.select({ id: products.id }).from(products).where(eq(products.id, known.productId)).for('update')
    const [rating] = await tx.select().from(ratings).where(eq(ratings.id, id)).for('update')
    if (!rating) throw missing(id)
    const values = await write(tx, rating)
    await bumpCatalogue(tx)
    await audited(tx, { subject: `review ${id}`, ...values, customerId: rating.customerId })
    const [row] = await select(tx).where(eq(ratings.id, id))
    if (!row) throw new ShopError('NotFound')
    return reviewOf(row)
  })
}

function select(db: Db | Tx) {
  const { id, titleEn, titleAr, images, visible } = products
  return db
    .select({
      rating: ratings,
      customer: { id: customers.id, name: customers.username },
      product: { id, titleEn, titleAr, images, visible },
    })
    .from(ratings)
    .innerJoin(customers, eq(customers.id, ratings.customerId))
    .innerJoin(products, eq(products.id, ratings.productId))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof select>>[number]

function reviewOf({ rating: row, customer, product }: Row): StaffReview {
  const { id, rating, comment, createdAt, hiddenAt, hiddenReason, answer, answeredAt } = row
  const [image] = product.images
  return {
    ...{ id, rating, comment, customer },
    createdAt: createdAt.toISOString(),
    product: {
      id: product.id,
      title: { en: product.titleEn, ar: product.titleAr },
      image: image ? imageAddress(image) : null,
      visible: product.visible,
    },
    hidden: hiddenAt && { at: hiddenAt.toISOString(), reason: hiddenReason ?? '' },
    answer: answer === null ? null : { at: (answeredAt ?? createdAt).toISOString(), text: answer },
  }
}

/** Condition for the reviews after this one in the list. */
function behind(id: string): SQL {
  return sql`(${ratings.createdAt}, ${ratings.id}) < (select at.created_at, at.id from ${ratings} as at where at.id = ${id})`
}

function found(search: string | undefined): SQL | undefined {
  const words = search?.trim()
  if (!words) return undefined
  const part = containing(words)
  const columns = [ratings.comment, ratings.answer, customers.username, products.titleEn, products.titleAr]
  return or(...columns.map((column) => ilike(column, part)))
}
