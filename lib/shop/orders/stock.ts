import 'server-only'
import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Fils } from '@/lib/contract/money'
import type { Tx } from '@/lib/db/database'
import { orderLines, orders, products } from '@/lib/db/schema'

/** The quantity of a product to reserve. */
export interface Wanted {
  productId: string
  /** Null or empty without a color. */
  color: string | null
  quantity: number
}

/** Quantity by product, over all colors, in lock order (by id). */
function summed(lines: readonly Wanted[]): [productId: string, quantity: number][] {
  const quantities = new Map<string, number>()
  for (const { productId, quantity } of lines) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  return [...quantities].sort(([one], [other]) => (one < other ? -1 : 1))
}

/** Whether a product has every color requested. */
function hasColors(colors: readonly string[], productId: string, lines: readonly Wanted[]): boolean {
  return lines.every((line) => line.productId !== productId || !line.color || colors.includes(line.color))
}

/**
 * Reserves all lines or none: after a failure the caller must roll back. Returns the price of each product, in fils, or
 * the first product with too little stock or without a requested color.
 */
export async function reserve(
  tx: Tx,
  lines: readonly Wanted[],
): Promise<{ prices: Map<string, Fils> } | { missing: string }> {
  const prices = new Map<string, Fils>()
  for (const [productId, quantity] of summed(lines)) {
    const [taken] = await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}` })
      .where(and(eq(products.id, productId), gte(products.stock, quantity), eq(products.visible, true)))
      .returning({ price: products.price, colors: products.colors })
    if (!taken || !hasColors(taken.colors, productId, lines)) return { missing: productId }
    prices.set(productId, taken.price)
  }
  return { prices }
}

/** Locks the products of an order and returns whether all lines could be reserved again. */
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
  const known = new Map(rows.map((row) => [row.id, row]))
  return wanted.every(([id, quantity]) => {
    const product = known.get(id)
    return product !== undefined && product.stock >= quantity && hasColors(product.colors, id, lines)
  })
}

/** Returns the stock of an order, once. Returns the affected product ids; none if it was returned before. */
export async function releaseStock(tx: Tx, orderId: string): Promise<string[]> {
  const released = await tx
    .update(orders)
    .set({ stockReleasedAt: new Date() })
    .where(and(eq(orders.id, orderId), isNull(orders.stockReleasedAt)))
    .returning({ id: orders.id })
  if (released.length === 0) return []
  const lines = await linesOf(tx, orderId)
  for (const [productId, quantity] of summed(lines)) {
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} + ${quantity}` })
      .where(eq(products.id, productId))
  }
  return lines.map(({ productId }) => productId)
}

/** Reads the order lines that hold stock. */
export async function linesOf(tx: Tx, orderId: string): Promise<Wanted[]> {
  return tx
    .select({ productId: orderLines.productId, color: orderLines.color, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
}
