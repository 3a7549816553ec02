import { sql } from 'drizzle-orm'
import { database, transaction } from '@/lib/db/database'
import { SHOP_INFO } from '../../catalogue/shop-info'
import { bumpCatalogue } from '../../catalogue/version'
import { writeSetting } from '../../setting-rows'

export const TRN = '100123456700003'

/** Registers the shop for VAT: from now on it issues tax invoices. */
export async function registerForVat(facts: object = {}): Promise<void> {
  await transaction(async (tx) => {
    await writeSetting(tx, { key: SHOP_INFO, value: { trn: TRN, ...facts } })
    await bumpCatalogue(tx)
  })
}

/** Gaps and repetitions in the numbers, and paid or delivered orders without exactly one invoice. Invariants 24 and 25. */
export async function invoiceFaults(): Promise<unknown[]> {
  const db = await database()
  const { rows: series } = await db.execute(sql`
    select kind, count(*)::int as documents, min(number) as first, max(number) as last, c.next
    from invoices left join counters c on c.name = kind group by kind, c.next
    having count(distinct number) <> max(number) or count(*) <> max(number) or min(number) <> 1 or c.next is distinct from max(number) + 1`)
  const { rows: orders } = await db.execute(sql`
    select o.id, o.payment, count(i.id)::int as invoices from orders o
    left join invoices i on i.order_id = o.id and i.kind = 'invoice' group by o.id
    having count(i.id) > 1 or (count(i.id) = 0) = (o.payment in ('paid', 'cod_collected'))`)
  const { rows: sums } = await db.execute(sql`
    select id, vat from orders where vat <> shipping_vat + (select sum(vat) from order_lines where order_id = orders.id)`)
  return [...series, ...orders, ...sums]
}
