// Loses the data of a shop on the embedded engine and restores its newest backup, as docs/operating/recover.md says:
// `npm run rehearse:embedded -- [--orders 100000]`. `npm run rehearse` does it on PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { closeDatabase, database } from '@/lib/db/database'
import { orders as orderTable } from '@/lib/db/schema'
import { restoreBackup } from '@/lib/shop/backup/restore'
import { writeBackup } from '@/lib/shop/backup/write'
import { fillOrders } from '../bench/fill-orders'

/** Bar in s, docs/operating/recover.md. */
const RTO = 300

const { values } = parseArgs({ options: { orders: { type: 'string' } } })
const orders = Number(values.orders ?? 100_000)
const folder = mkdtempSync(join(tmpdir(), 'oasis-embedded-'))
const dataDir = join(folder, 'shop')
Object.assign(process.env, { DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'warn' })

const seconds = (since: number) => (performance.now() - since) / 1000

try {
  let begun = performance.now()
  await fillOrders(orders)
  console.log(`${orders} orders made in ${seconds(begun).toFixed(0)} s`)
  const file = join(folder, 'oasis.gz')
  begun = performance.now()
  await writeBackup(file)
  console.log(`backup in ${seconds(begun).toFixed(1)} s`)
  await closeDatabase()
  rmSync(dataDir, { recursive: true })
  begun = performance.now()
  await restoreBackup(file)
  const rto = seconds(begun)
  const found = await (await database()).$count(orderTable)
  if (found !== orders) throw new Error(`${found} of ${orders} orders came back`)
  console.log(`RPO: since the backup; RTO ${rto.toFixed(1)} s (at most ${RTO})`)
  if (rto > RTO) throw new Error('Over the bar')
} finally {
  await closeDatabase()
  rmSync(folder, { recursive: true, force: true })
}
