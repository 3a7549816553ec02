import { sql } from 'drizzle-orm'
import { maintainDatabase, transaction, type Tx } from '@/lib/db/database'
import { addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'

/** Orders of two years: 300 open ones, the rest delivered, one in thirty cancelled or returned, one in five with a carcass. */
export async function fillOrders(orders: number): Promise<void> {
  const product = await addProduct({ title: { en: 'Collar', ar: 'طوق' }, price: 4_550, stock: 1_000_000 })
  const { id: customer } = await addCustomer()
  // Statements of a busy machine take longer than those of a shop may.
  await transaction((tx) => insertOrders(tx, { orders, product, customer }), { long: true })
  await maintainDatabase()
}

async function insertOrders(
  tx: Tx,
  { orders, product, customer }: { orders: number; product: string; customer: string },
): Promise<void> {
  // Ids as the application makes them: they begin with the time, in ms.
  const id = sql`lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || lpad(to_hex(n), 20, '0')`
  await tx.execute(sql`
    insert into orders (id, order_id, customer_id, cart_version, status, payment, subtotal, shipping, total, vat, email, phone,
      language, address, with_head, slot, stock_released_at, created_at, updated_at)
    select ${id}, upper(lpad(to_hex((n::bigint * 2654435761) % 4294967296), 8, '0')), ${customer}, n,
      case when n > ${orders} - 100 then 'pending' when n > ${orders} - 200 then 'processing' when n > ${orders} - 300 then 'shipped'
        when n % 30 = 0 then 'cancelled' when n % 37 = 0 then 'returned' else 'delivered' end,
      case when n % 500 = 0 then 'disputed' when n % 3 = 0 then 'paid' when n > ${orders} - 300 then 'cod_due' else 'cod_collected' end,
      4550, 0, 4550, 217, 'bench@example.com', '9715' || lpad(((n * 7919) % 100000000)::text, 8, '0'), 'en',
      jsonb_build_object('firstName', (array['Maryam','Yousef','Hamad','فاطمة','أحمد','Shaikha'])[1 + n % 6], 'lastName', 'Al ' || initcap(substr(md5(n::text), 1, 6)),
        'address', 'Villa 12', 'city', (array['alain','dubai','sharjah','abu-dhabi','ajman'])[1 + n % 5], 'country', '', 'postalCode', '', 'link', '', 'note', ''),
      case when n % 5 = 0 then true end,
      jsonb_build_object('id', 'slot', 'date', to_char(at + interval '1 day', 'YYYY-MM-DD'), 'from', '16:00', 'to', '20:00', 'city', 'dubai'),
      case when n % 30 = 0 then at end, at, at
    from (select n, now() - (${orders} - n) * interval '10 minutes' as at from generate_series(1, ${orders}) n) made`)
  await tx.execute(sql`
    insert into order_lines (id, order_id, product_id, title_en, title_ar, description_en, description_ar, price, quantity, total,
      preparation, position)
    select orders.id || '-' || k, orders.id, ${product}, 'Collar', 'طوق', '', '', 4550, 1, 4550,
      case when k = 1 and orders.cart_version % 7 = 0 then '{"choices":[],"behalf":"","note":""}'::jsonb end, k
    from orders, generate_series(1, 2) k`)
}
