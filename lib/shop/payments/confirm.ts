import 'server-only'
import { and, eq } from 'drizzle-orm'
import { ShopError } from '@/lib/contract/error'
import type { Order } from '@/lib/contract/order'
import { database } from '@/lib/db/database'
import { orders } from '@/lib/db/schema'
import { log } from '@/lib/utils/log'
import { getOrder, orderOf } from '../orders/order'
import { abandonPayment, settleSession } from './settle'
import { providerOf } from './provider'

async function ownOrder(customerId: string, condition: ReturnType<typeof eq>) {
  const db = await database()
  const [row] = await db
    .select()
    .from(orders)
    .where(and(condition, eq(orders.customerId, customerId)))
  if (!row) throw new ShopError('OrderNotFound')
  return row
}

/**
 * Settles an order with the provider and returns it. If the provider does not answer, returns it unchanged (`awaiting`).
 * Throws OrderNotFound for another customer's order. Spec §7.
 */
export async function confirmPayment(customerId: string, sessionId: string): Promise<Order> {
  const row = await ownOrder(customerId, eq(orders.stripeSessionId, sessionId))
  const db = await database()
  if (row.payment !== 'awaiting') return orderOf(db, row)
  try {
    await settleSession(await providerOf(sessionId).find(sessionId), { actor: 'customer' })
  } catch (error) {
    log().warn({ err: error, order: row.id }, 'A payment could not be confirmed yet')
  }
  return getOrder(db, row.id)
}

/**
 * Handles a return from the payment page without paying: releases the stock and keeps the cart. Returns the order, which
 * may be paid after all. Throws OrderNotFound for another customer’s order, and payment errors.
 */
export async function cancelPayment(customerId: string, orderId: string): Promise<Order> {
  const row = await ownOrder(customerId, eq(orders.id, orderId))
  await abandonPayment(row.id, 'customer')
  return getOrder(await database(), row.id)
}
