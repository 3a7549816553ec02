import { sql } from 'drizzle-orm'
import { database } from '@/lib/db/database'

/** A product whose books do not balance. */
export interface Imbalance {
  id: string
  stock: number
  /** Pieces of orders that were never given back: held for a payment, or sold. */
  out: number
}

/** Products of which stock and what is out are not `initial` together, or whose stock is below nothing. Invariant 1. */
export async function imbalances(initial: number): Promise<Imbalance[]> {
  const { rows } = await (
    await database()
  ).execute<{ id: string; stock: number; out: number }>(sql`
    select p.id, p.stock, coalesce(o.pieces, 0)::int as out from products p
    left join (
      select l.product_id, sum(l.quantity) as pieces from order_lines l
      join orders o on o.id = l.order_id where o.stock_released_at is null group by l.product_id
    ) o on o.product_id = p.id
    where p.stock < 0 or p.stock + coalesce(o.pieces, 0) <> ${initial}`)
  return rows
}

/** Orders that nobody may ever see: paid for goods that went back, or given up while their goods are still out. Invariant 8. */
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
