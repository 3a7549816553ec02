// Times what the server reads for a page of the back office's orders: `npm run bench:order-list -- [--orders 100000] [--rounds 30] [--engine pglite|postgres]`.
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { deliveryWindows, deskOrders, orderCounts } from '@/lib/backend/staff'
import { database } from '@/lib/db/database'
import type { OrderListQuery } from '@/lib/shop/staff/order-list'
import { addDays, dubaiDate } from '@/lib/utils/dubai-time'
import { fillOrders } from './fill-orders'
import { onEachEngine } from './engines'
import { samplesTable, type Sample } from './table'

/** A page of the list at the server, ms. */
const BAR = 100
const WARM_UP = 3

const { values } = parseArgs({
  options: { orders: { type: 'string' }, rounds: { type: 'string' }, engine: { type: 'string' } },
})
const orders = Number(values.orders ?? 100_000)
const rounds = Number(values.rounds ?? 30)

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
  await fillOrders(orders)
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
    'search: two common letters': { search: 'ma' },
    'search: two digits': { search: '05' },
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

await onEachEngine(values.engine, measure)
