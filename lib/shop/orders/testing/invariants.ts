import { sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'

/** A product whose stock does not balance. */
export interface Imbalance {
  id: string
  stock: number
  /** Quantity in orders that did not return their stock: reserved or sold. */
  out: number
}

/** Products whose stock plus outstanding quantity is not `initial`, or whose stock is negative. Invariant 1. */
export async function imbalances(initial: number): Promise<Imbalance[]> {
  const { rows } = await (
    await database()
  ).execute<{ id: string; stock: number; out: number }>(sql`
    select p.id, p.stock, coalesce(o.quantity, 0)::int as out from products p
    left join (
      select l.product_id, sum(l.quantity) as quantity from order_lines l
      join orders o on o.id = l.order_id where o.stock_released_at is null group by l.product_id
    ) o on o.product_id = p.id
    where p.stock < 0 or p.stock + coalesce(o.quantity, 0) <> ${initial}`)
  return rows
}

/** Orders in an impossible state, such as paid with returned stock, or unpaid with stock still held. Invariant 8. */
export async function impossibleOrders(): Promise<unknown[]> {
  const { rows } = await (
    await database()
  ).execute(sql`
    select id, status, payment from orders where
      (payment = 'paid' and stock_released_at is not null and status not in ('cancelled', 'returned'))
      or (payment in ('expired', 'failed') and stock_released_at is null)
      or (payment in ('expired', 'failed') and status <> 'cancelled')
      or total <> subtotal + shipping
      or subtotal <> (select sum(total) from order_lines where order_id = orders.id)`)
  return rows
}
