import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import type { Order, OrderLine } from '@/lib/contract/order'
import { database, type Db } from '@/lib/db/database'
import { categories, products } from '@/lib/db/schema'
import { isCarcass } from '../catalogue/categories'
import { findOrder } from '../orders/order'

/** An order with the lines that need the butcher. */
export interface CutSheet {
  order: Order
  lines: OrderLine[]
}

/**
 * Finds the lines of an order, by id or code, that need the butcher: prepared ones, and carcasses, to which head and cuts
 * of the order apply. Throws OrderNotFound.
 */
export async function cutSheetOf(named: string): Promise<CutSheet> {
  const db = await database()
  const order = await findOrder(db, named)
  return { order, lines: await butcherLines(db, order.lines) }
}

/** Those of the lines that need the butcher. */
export async function butcherLines(db: Db, lines: readonly OrderLine[]): Promise<OrderLine[]> {
  const ids = lines.map(({ productId }) => productId)
  const { carcass, nameEn, nameAr } = categories
  const rows = await db
    .select({ id: products.id, carcass, nameEn, nameAr })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, ids))
  const carcasses = new Set(rows.filter(isCarcass).map(({ id }) => id))
  return lines.filter(({ prepared, productId }) => prepared !== null || carcasses.has(productId))
}
