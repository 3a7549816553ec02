import 'server-only'
import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Fils } from '@/lib/contract/money'
import type { Tx } from '@/lib/db/database'
import { orderLines, orders, products } from '@/lib/db/schema'

/** Pieces wanted of a product. */
export interface Wanted {
  productId: string
  /** Null or empty for a product that comes in none. */
  color: string | null
  quantity: number
}

/** Pieces by product, over all colours, in the order in which products are locked. */
function summed(lines: readonly Wanted[]): [productId: string, pieces: number][] {
  const pieces = new Map<string, number>()
  for (const { productId, quantity } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity)
  return [...pieces].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Whether a product comes in every colour in which it is wanted. */
function comesIn(colors: readonly string[], productId: string, lines: readonly Wanted[]): boolean {
  return lines.every((line) => line.productId !== productId || !line.color || colors.includes(line.color))
}

/**
 * Takes the pieces off the shelf, all or none: what is left undone is undone with the transaction. Gives the price of each
 * product at that moment, or the product of which there are not enough, or none any more in a colour that is wanted.
 */
export async function reserve(
  tx: Tx,
  lines: readonly Wanted[],
): Promise<{ prices: Map<string, Fils> } | { missing: string }> {
  const prices = new Map<string, Fils>()
  for (const [productId, pieces] of summed(lines)) {
    const [taken] = await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${pieces}` })
      .where(and(eq(products.id, productId), gte(products.stock, pieces), eq(products.visible, true)))
      .returning({ price: products.price, colors: products.colors })
    if (!taken || !comesIn(taken.colors, productId, lines)) return { missing: productId }
    prices.set(productId, taken.price)
  }
  return { prices }
}

/** Locks the products of an order and says whether all of it could be taken off the shelf again. */
export async function couldReserve(tx: Tx, lines: readonly Wanted[]): Promise<boolean> {
  const wanted = summed(lines)
  const rows = await tx
    .select({ id: products.id, stock: products.stock, colors: products.colors })
    .from(products)
    .where(
      and(
        inArray(
          products.id,
          wanted.map(([id]) => id),
        ),
        eq(products.visible, true),
      ),
    )
    .orderBy(asc(products.id))
    .for('update')
  const shelf = new Map(rows.map((row) => [row.id, row]))
  return wanted.every(([id, pieces]) => {
    const product = shelf.get(id)
    return product !== undefined && product.stock >= pieces && comesIn(product.colors, id, lines)
  })
}

/** Puts an order's goods back on the shelf, once and never again. Gives their products; none when it was done before. */
export async function releaseStock(tx: Tx, orderId: string): Promise<string[]> {
  const released = await tx
    .update(orders)
    .set({ stockReleasedAt: new Date() })
    .where(and(eq(orders.id, orderId), isNull(orders.stockReleasedAt)))
    .returning({ id: orders.id })
  if (released.length === 0) return []
  const lines = await linesOf(tx, orderId)
  for (const [productId, pieces] of summed(lines)) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${pieces}` })
      .where(eq(products.id, productId))
  }
  return lines.map(({ productId }) => productId)
}

/** What an order took. */
export async function linesOf(tx: Tx, orderId: string): Promise<Wanted[]> {
  return tx
    .select({ productId: orderLines.productId, color: orderLines.color, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
}
