import 'server-only'
import { asc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { DeliveryAddress } from '@/lib/contract/address'
import { paymentStates, type Order, type OrderLine } from '@/lib/contract/order'
import { orderStatuses } from '@/lib/contract/order-statuses'
import type { Db, Tx } from '@/lib/db/database'
import { orderLines, orders } from '@/lib/db/schema'
import { languages } from '@/lib/shop-facts'
import { imageAddress } from '../catalogue/image-address'

/** What the columns hold beyond plain texts. */
const Stored = z.object({
  status: z.enum(orderStatuses),
  payment: z.enum(paymentStates),
  language: z.enum(languages).catch('en'),
  address: DeliveryAddress,
})

export type OrderRow = typeof orders.$inferSelect

/** Orders with their lines, from their rows and in their order. */
export async function withLines(db: Db | Tx, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  return rows.map((row) => toOrder(row, lines.filter((line) => line.orderId === row.id).map(toLine)))
}

/** An order by its id; null when there is none. */
export async function findOrder(db: Db | Tx, id: string): Promise<Order | null> {
  const rows = await db.select().from(orders).where(eq(orders.id, id))
  return (await withLines(db, rows))[0] ?? null
}

function toOrder(row: OrderRow, lines: OrderLine[]): Order {
  return {
    id: row.id,
    code: row.orderId,
    createdAt: row.createdAt.toISOString(),
    ...Stored.parse(row),
    subtotal: row.subtotal,
    shipping: row.shipping,
    total: row.total,
    email: row.email,
    phone: row.phone,
    withHead: row.withHead,
    pieces: row.pieces,
    lines,
  }
}

function toLine(row: typeof orderLines.$inferSelect): OrderLine {
  return {
    id: row.id,
    productId: row.productId,
    title: { en: row.titleEn, ar: row.titleAr },
    description: { en: row.descriptionEn, ar: row.descriptionAr },
    images: row.image ? [imageAddress(row.image)] : [],
    price: row.price,
    quantity: row.quantity,
    color: row.color || null,
    total: row.total,
  }
}
