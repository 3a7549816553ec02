import { copyPgliteDatabase } from '@/lib/db/testing/pglite-database'
import { csv, older } from '@/lib/shop/import/testing/csv'
import { database, closeDatabase } from '@/lib/db/database'
import { importProducts } from '@/lib/shop/import/apply'
import { PGlite } from '@electric-sql/pglite'
process.env.DATA_DIR = '/tmp/imp/loop'
const proto = PGlite.prototype as any
for (const name of ['execProtocolRaw','execProtocolRawSync']) { const orig = proto[name]; if (!orig) continue; proto[name] = function (...a: any[]) { const t = performance.now(); const r = orig.apply(this, a); const d = performance.now() - t; if (d > 5) console.log('  ', name, d.toFixed(1), Buffer.from(a[0]).toString('latin1').replace(/[^ -~]+/g,' ').slice(0, 90)); return r } }
await copyPgliteDatabase('/tmp/imp/loop')
await database()
const t0 = performance.now(); let last = t0, cpu = process.cpuUsage()
for await (const e of importProducts(csv(Array.from({ length: 150 }, (_, i) => older(`x-${i}`))), { pictures: null, dryRun: false })) { const c = process.cpuUsage(cpu); console.log(e.type, 'wall', (performance.now() - last).toFixed(0), 'cpu', (c.user + c.system)/1000); last = performance.now(); cpu = process.cpuUsage() }
await closeDatabase()
