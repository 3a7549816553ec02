import 'server-only'
import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Fils } from '@/lib/contract/money'
import type { Tx } from '@/lib/db/database'
import { orderLines, orders, productSizes, products } from '@/lib/db/schema'
import { refreshSizedProducts } from '../catalogue/sizes'
import { releaseSlot } from '../delivery/slots'

/** The quantity of a product to reserve. */
interface Wanted {
  productId: string
  /** Null or empty without a color. */
  color: string | null
  /** Null or empty without a size. */
  size: string | null
  quantity: number
}

/** A product, or one size of it, with the quantity over all colors and preparations. */
interface Stocked {
  productId: string
  /** Empty without a size. */
  size: string
  quantity: number
}

/** Quantity by product and size, in lock order (by id). */
function summed(lines: readonly Wanted[]): Stocked[] {
  const sums = new Map<string, Stocked>()
  for (const { productId, size, quantity } of lines) {
    const key = stockKey({ productId, size })
    const before = sums.get(key)?.quantity ?? 0
    sums.set(key, { productId, size: size ?? '', quantity: before + quantity })
  }
  return [...sums].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum)
}

/** Whether a product has every color requested. */
function hasColors(colors: readonly string[], productId: string, lines: readonly Wanted[]): boolean {
  return lines.every((line) => line.productId !== productId || !line.color || colors.includes(line.color))
}

/** Key of the prices that `reserve` returns. */
export function stockKey({ productId, size }: Pick<Wanted, 'productId' | 'size'>): string {
  return `${productId}|${size ?? ''}`
}

/** Locks visible products in a fixed order. A product sold by size needs one for every line, and the other way round. */
async function lockProducts(tx: Tx, wanted: readonly Stocked[]) {
  const ids = [...new Set(wanted.map(({ productId }) => productId))]
  // Spelt out: in a query of one table Drizzle leaves table names out, and both ids would be those of the sizes.
  const sizes = sql<boolean>`exists (select from product_sizes where product_sizes.product_id = products.id)`
  const { id, stock, colors, sale, categoryId } = products
  const rows = await tx
    .select({ id, stock, colors, sale, categoryId, sized: sizes })
    .from(products)
    .where(and(inArray(id, ids), eq(products.visible, true)))
    .orderBy(asc(id))
    .for('update', { of: products })
  return new Map(rows.map((row) => [row.id, row]))
}

/** A product as it is sold while it is locked. */
type Locked = Pick<typeof products.$inferSelect, 'sale' | 'categoryId'>

/**
 * Reserves all lines or none: after a failure the caller must roll back. Returns the price by `stockKey`, in fils and
 * without preparation, and the products by id, or the first product with too little stock or without a requested color or size.
 */
export async function reserve(
  tx: Tx,
  lines: readonly Wanted[],
): Promise<{ prices: Map<string, Fils>; products: Map<string, Locked> } | { missing: string }> {
  const prices = new Map<string, Fils>()
  const wanted = summed(lines)
  const known = await lockProducts(tx, wanted)
  for (const one of wanted) {
    const product = known.get(one.productId)
    if (!product || product.sized !== (one.size !== '') || !hasColors(product.colors, one.productId, lines))
      return { missing: one.productId }
    const price = await take(tx, one)
    if (price === null) return { missing: one.productId }
    prices.set(stockKey(one), price)
  }
  await refreshSizedProducts(tx, sizedIn(wanted))
  return { prices, products: known }
}

/** Takes the quantity from the stock and returns the price; null when there is not enough. */
async function take(tx: Tx, { productId, size, quantity }: Stocked): Promise<Fils | null> {
  const [taken] =
    size === ''
      ? await tx
          .update(products)
          .set({ stock: sql`${products.stock} - ${quantity}` })
          .where(and(eq(products.id, productId), gte(products.stock, quantity)))
          .returning({ price: products.price })
      : await tx
          .update(productSizes)
          .set({ stock: sql`${productSizes.stock} - ${quantity}` })
          .where(
            and(eq(productSizes.id, size), eq(productSizes.productId, productId), gte(productSizes.stock, quantity)),
          )
          .returning({ price: productSizes.price })
  return taken?.price ?? null
}

function sizedIn(wanted: readonly Stocked[]): string[] {
  return [...new Set(wanted.filter(({ size }) => size !== '').map(({ productId }) => productId))]
}

/** Locks the products of an order and returns whether all lines could be reserved again. */
export async function couldReserve(tx: Tx, lines: readonly Wanted[]): Promise<boolean> {
  const wanted = summed(lines)
  const known = await lockProducts(tx, wanted)
  const ids = wanted.flatMap(({ size }) => (size === '' ? [] : [size]))
  const sizes = ids.length > 0 ? await tx.select().from(productSizes).where(inArray(productSizes.id, ids)) : []
  return wanted.every(({ productId, size, quantity }) => {
    const product = known.get(productId)
    if (!product || product.sized !== (size !== '') || !hasColors(product.colors, productId, lines)) return false
    const stock = size === '' ? product.stock : (sizes.find(({ id }) => id === size)?.stock ?? 0)
    return stock >= quantity
  })
}

/** Returns the stock and the slot of an order, once. Returns the affected product ids; none if it was returned before. */
export async function releaseStock(tx: Tx, orderId: string): Promise<string[]> {
  const [order] = await tx
    .update(orders)
    .set({ stockReleasedAt: new Date() })
    .where(and(eq(orders.id, orderId), isNull(orders.stockReleasedAt)))
    .returning({ slot: orders.slot })
  if (!order) return []
  const ids = await giveBack(tx, await linesOf(tx, orderId))
  if (order.slot) await releaseSlot(tx, order.slot.id)
  return ids
}

/** Puts quantities back into the stock. Returns the affected product ids. */
export async function giveBack(tx: Tx, lines: readonly Wanted[]): Promise<string[]> {
  const wanted = summed(lines)
  // Locked even if hidden, so that the refresh below sees parallel changes of other sizes.
  const ids = [...new Set(wanted.map(({ productId }) => productId))]
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update')
  for (const { productId, size, quantity } of wanted) {
    if (size === '') {
      // A product that has got sizes since has no stock of its own.
      await tx
        .update(products)
        .set({ stock: sql`${products.stock} + ${quantity}` })
        .where(eq(products.id, productId))
    } else {
      await tx
        .update(productSizes)
        .set({ stock: sql`${productSizes.stock} + ${quantity}` })
        .where(eq(productSizes.id, size))
    }
  }
  await refreshSizedProducts(tx, ids)
  return ids
}

/** Reads the order lines that hold stock. */
export async function linesOf(tx: Tx, orderId: string): Promise<Wanted[]> {
  return tx
    .select({
      productId: orderLines.productId,
      color: orderLines.color,
      size: orderLines.sizeId,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
}
