import 'server-only'
import { and, asc, desc, eq, inArray, notInArray, or } from 'drizzle-orm'
import { z } from 'zod'
import { ShopError } from '@/lib/contract/error'
import { StoredAddress } from '@/lib/contract/customer-schemas'
import type { OrderDocument } from '@/lib/contract/invoice'
import { neverPaid, paymentStates, type Order, type OrderLine, orderStatuses } from '@/lib/contract/order'
import { type Db, type Tx, database } from '@/lib/db/database'
import { orderLines, orders } from '@/lib/db/schema'
import { languages } from '@/lib/config/constants'
import { readLeadTime } from '@/lib/contract/selling'
import { publicPictureUrl } from '../picture-url'
import { documentsByOrder } from '../invoices/read'

/** Narrows the types of plain columns. */
const Stored = z.object({
  status: z.enum(orderStatuses),
  payment: z.enum(paymentStates),
  language: z.enum(languages).catch('en'),
  address: StoredAddress,
})

export type OrderRow = typeof orders.$inferSelect

/** Orders listed at most. */
const MAX_ORDERS = 200

/** Maps rows to orders with their lines, in the same order. */
export async function withLines(db: Db | Tx, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  const documents = await documentsByOrder(db, ids)
  return rows.map((row) => {
    const own = lines.filter(({ orderId }) => orderId === row.id)
    return toOrder(row, own.map(toLine), documents.get(row.id) ?? [])
  })
}

/** Maps a row to its order with its lines. */
export async function orderOf(db: Db | Tx, row: OrderRow): Promise<Order> {
  const [order] = await withLines(db, [row])
  if (!order) throw new Error(`Order ${row.id} was not mapped`)
  return order
}

/** Finds an order by id. Throws OrderNotFound. */
export async function getOrder(db: Db | Tx, id: string): Promise<Order> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new ShopError('OrderNotFound')
  return orderOf(db, row)
}

/** Finds an order by id or code; with `lock` it stays locked until the transaction ends. Throws OrderNotFound. */
export async function findOrder(db: Db | Tx, idOrCode: string, { lock = false } = {}): Promise<Order> {
  const found = db
    .select()
    .from(orders)
    .where(or(eq(orders.id, idOrCode), eq(orders.orderId, idOrCode.toUpperCase())))
  const [row] = await (lock ? found.for('update') : found)
  if (!row) throw new ShopError('OrderNotFound', [{ path: 'order', msg: `No order has the number "${idOrCode}".` }])
  return orderOf(db, row)
}

function toOrder(row: OrderRow, lines: OrderLine[], documents: OrderDocument[]): Order {
  const leadTime = readLeadTime(row.leadTime)
  return {
    id: row.id,
    code: row.orderId,
    createdAt: row.createdAt.toISOString(),
    ...Stored.parse(row),
    subtotal: row.subtotal,
    shipping: row.shipping,
    total: row.total,
    paid: row.paid,
    refunded: row.refunded,
    email: row.email,
    phone: row.phone,
    withHead: row.withHead,
    cuts: row.cuts,
    sameDay: leadTime === 0,
    documents,
    vat: row.vat,
    shippingVat: row.shippingVat,
    slot: row.slot,
    leadTime,
    pickup: row.pickup,
    buyer: row.buyer,
    lines,
  }
}

function toLine(row: typeof orderLines.$inferSelect): OrderLine {
  return {
    id: row.id,
    productId: row.productId,
    title: { en: row.titleEn, ar: row.titleAr },
    description: { en: row.descriptionEn, ar: row.descriptionAr },
    images: row.image ? [publicPictureUrl(row.image)] : [],
    price: row.price,
    oldPrice: row.oldPrice,
    quantity: row.quantity,
    color: row.color || null,
    size: row.sizeId || null,
    sizeName: row.sizeId ? { en: row.sizeEn, ar: row.sizeAr } : null,
    sku: row.sku,
    prepared: row.preparation,
    total: row.total,
    vatRate: row.vatRate,
    vat: row.vat,
  }
}

/** The customer's card orders that await payment. The cart lock keeps new ones from appearing. */
export async function awaitingOrders(db: Db | Tx, customerId: string): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.payment, 'awaiting')))
}

/** The order made from this version of the cart, or null. */
export async function orderOfCart(tx: Tx, customerId: string, cartVersion: number): Promise<OrderRow | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.cartVersion, cartVersion)))
  return row ?? null
}

/** The customer's orders with their lines, newest first, without those never paid. Spec §7. */
export async function customerOrders(customerId: string): Promise<Order[]> {
  const db = await database()
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.customerId, customerId), notInArray(orders.payment, neverPaid)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MAX_ORDERS)
  return withLines(db, rows)
}
