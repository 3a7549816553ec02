import 'server-only'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import { ShopError } from '@/lib/contract/error'
import type { MyRating, NewRating } from '@/lib/contract/rating'
import { database, transaction, type Tx } from '@/lib/db/database'
import { violatedConstraint } from '@/lib/db/errors'
import { orderLines, orders, products, ratings } from '@/lib/db/schema'
import { updateAverage } from '../catalogue/rating-average'
import { bumpCatalogue } from '../catalogue/version'
import { holdCustomer } from '../erased'

/**
 * Rates a product of a delivered order, once, and updates the product's average and count. Throws OrderNotFound for
 * another customer's order, ProductNotInOrder, ProductNotFound for a deleted product, OrderNotDelivered, AlreadyRated,
 * YouAreNotLogin for a customer who was just erased. Spec §4, §5.
 */
export async function addRating(customerId: string, added: NewRating): Promise<MyRating> {
  const { productId, orderId, rating } = added
  try {
    return await transaction(async (tx) => {
      await holdCustomer(tx, customerId)
      await assertDelivered(tx, customerId, added)
      // Lock the product, so that its average includes concurrent ratings.
      const [product] = await tx
        .select({ id: products.id })
        .from(products)
        .where(eq(products.id, productId))
        .for('update')
      if (!product) throw new ShopError('ProductNotFound')
      const id = uuidv7()
      const comment = added.comment?.trim() || null
      await tx.insert(ratings).values({ id, productId, customerId, orderId, rating, comment })
      await updateAverage(tx, productId)
      await bumpCatalogue(tx)
      return { id, productId, orderId, rating }
    })
  } catch (error) {
    if (violatedConstraint(error) === 'ratings_once') throw new ShopError('AlreadyRated')
    throw error
  }
}

async function assertDelivered(tx: Tx, customerId: string, { orderId, productId }: NewRating): Promise<void> {
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)))
  if (!order) throw new ShopError('OrderNotFound')
  if (order.status !== 'delivered') throw new ShopError('OrderNotDelivered')
  const [line] = await tx
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.productId, productId)))
  if (!line) throw new ShopError('ProductNotInOrder')
}

/** The customer’s ratings of ordered products, newest first. Spec §7. */
export async function myRatings(customerId: string): Promise<MyRating[]> {
  const db = await database()
  const rows = await db
    .select({ id: ratings.id, productId: ratings.productId, orderId: ratings.orderId, rating: ratings.rating })
    .from(ratings)
    .where(and(eq(ratings.customerId, customerId), isNotNull(ratings.orderId)))
    .orderBy(desc(ratings.createdAt))
  return rows.flatMap(({ orderId, ...row }) => (orderId === null ? [] : [{ ...row, orderId }]))
}
