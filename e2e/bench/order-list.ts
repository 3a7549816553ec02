// Times what the server reads for a page of the back office's orders: `npm run bench:order-list -- [--orders 100000] [--rounds 30] [--engine pglite|postgres]`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { deliveryWindows, deskOrders, orderCounts } from '@/lib/backend/staff'
import { closeDatabase, database, maintainDatabase } from '@/lib/db/database'
import { addProduct } from '@/lib/shop/catalogue/testing/fixture'
import { addCustomer } from '@/lib/shop/customers/testing/fixture'
import type { OrderListQuery } from '@/lib/shop/staff/order-list'
import { addDays, dubaiDate } from '@/lib/utils/dubai-time'
import { startPostgres } from './postgres'
import { samplesTable, type Sample } from './table'

/** A page of the list at the server, ms. */
const BAR = 100
const WARM_UP = 3

const { values } = parseArgs({
  options: { orders: { type: 'string' }, rounds: { type: 'string' }, engine: { type: 'string' } },
})
const orders = Number(values.orders ?? 100_000)
const rounds = Number(values.rounds ?? 30)
const engines = ['pglite', 'postgres'].filter((name) => (values.engine ?? name) === name)

/** Orders of two years: 300 open ones, the rest delivered, one in thirty cancelled or returned, one in five with a carcass. */
async function fill(): Promise<void> {
  const db = await database()
  const product = await addProduct({ title: { en: 'Collar', ar: 'طوق' }, price: 4_550, stock: 1_000_000 })
  const { id: customer } = await addCustomer()
  // Ids as the application makes them: they begin with the time, in ms.
  const id = sql`lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || lpad(to_hex(n), 20, '0')`
  await db.execute(sql`
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
  await db.execute(sql`
    insert into order_lines (id, order_id, product_id, title_en, title_ar, description_en, description_ar, price, quantity, total,
      preparation, position)
    select orders.id || '-' || k, orders.id, ${product}, 'Collar', 'طوق', '', '', 4550, 1, 4550,
      case when k = 1 and orders.cart_version % 7 = 0 then '{"choices":[],"behalf":"","note":""}'::jsonb end, k
    from orders, generate_series(1, 2) k`)
  await maintainDatabase()
}

/** A page from the middle of the list. */
async function middle(): Promise<string> {
  const { rows } = await (
    await database()
  ).execute<{ at: Date | string; id: string }>(
    sql`select created_at as at, id from orders where cart_version = ${Math.floor(orders / 2)}`,
  )
  return `${new Date(rows[0]?.at ?? '').toISOString()}_${rows[0]?.id}`
}

async function measure(engine: string): Promise<void> {
  const begun = performance.now()
  await fill()
  console.log(`\n${engine}: ${orders} orders, made in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`)
  const today = dubaiDate(new Date())
  const kinds: Record<string, OrderListQuery> = {
    'first page': {},
    'page from the middle': { after: await middle() },
    'to confirm': { status: 'pending' },
    returned: { status: 'returned' },
    'city and cash': { city: 'ajman', payment: 'cash' },
    disputed: { payment: 'disputed' },
    'for the butcher, cancelled': { carcass: 'yes', status: 'cancelled' },
    'slot of today': { day: today, slot: '16:00-20:00' },
    'a day of last year': { from: addDays(today, -400), to: addDays(today, -400) },
    'search: code': { search: '9E3779' },
    'search: phone': { search: '050 000 7919' },
    'search: name': { search: 'فاطمه ab1' },
    'search: two letters': { search: 'zq' },
    'search: nothing': { search: 'nobody at all' },
  }
  const table = samplesTable(BAR)
  console.log(table.head)
  for (const [kind, query] of Object.entries(kinds)) {
    const samples: Sample[] = []
    for (let round = -WARM_UP; round < rounds; round++) {
      const [start, processor] = [performance.now(), process.cpuUsage()]
      await Promise.all([deskOrders(query, 'owner'), orderCounts(), deliveryWindows()])
      const { user, system } = process.cpuUsage(processor)
      if (round >= 0) samples.push({ wall: performance.now() - start, processor: (user + system) / 1000 })
    }
    console.log(table.row(kind, samples))
  }
}

for (const engine of engines) {
  const dataDir = await mkdtemp(join(tmpdir(), 'oasis-bench-'))
  const postgres = engine === 'postgres' ? await startPostgres() : null
  process.env.DATA_DIR = dataDir
  process.env.DATABASE_URL = postgres?.url ?? ''
  process.env.LOG_LEVEL = 'warn'
  try {
    await measure(engine)
  } finally {
    await closeDatabase()
    await postgres?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
