// Operates a shop while visitors buy: two instances on PostgreSQL behind the nginx rule, pictures in a bucket. Restarts and upgrades
// them, moves the pictures, makes a backup, kills an instance and PostgreSQL, loses the database, and brings it back to its end and,
// beside it, to a second: `npm run rehearse -- [--rate 50] [--orders 100000]`. Needs Debian's nginx-light, postgresql and pgbackrest.
// The older build is that of `previousRelease`.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { closeDatabase } from '@/lib/db/database'
import { folderStore } from '@/lib/shop/media/folder-store'
import type { MediaStore } from '@/lib/shop/media/object-store'
import { s3Store } from '@/lib/shop/media/s3-store'
import { startBucket } from '@/lib/shop/media/testing/bucket'
import { fillOrders } from '../bench/fill-orders'
import { nginxConfiguration } from '../bench/nginx-rule'
import { Cluster } from './cluster'
import { commitUntilGone } from './commits'
import { checkout, previousRelease, run } from './previous'
import { check, conclude, flawless, heading, keeping, report } from './report'
import { Instance, isReady } from './shops'
import { Traffic } from './traffic'

/** Requests a second. */
const RATE = 50
const CUSTOMERS = 20
/** Widths of a picture. */
const FILES = 4
/** How long each phase goes on with nothing happening, ms. */
const CALM = 5000
/** Time limit of the recovery after the database is back, ms. */
const RECOVERY = 10_000
/** Bars in s, docs/operating/recover.md. */
const RPO = 5
const RTO = 300
const [front, file, first, second, main, beside] = [3530, 3531, 3532, 3533, 3534, 3535] as const

const { values } = parseArgs({ options: { rate: { type: 'string' }, orders: { type: 'string' } } })
const rate = Number(values.rate ?? RATE)
const orders = Number(values.orders ?? 100_000)

const former = await checkout(previousRelease())
for (const build of [former, '.'])
  if (!existsSync(join(build, '.next/shop-build.json'))) await run(build, 'npm', 'run', 'build')

const folder = mkdtempSync(join(tmpdir(), 'oasis-operate-'))
const dataDir = join(folder, 'shop')
const bucket = await startBucket()
const cluster = new Cluster(folder, main)
// For the shops, and for what this process does with their database and pictures.
Object.assign(process.env, {
  DATABASE_URL: cluster.url(),
  // Messages and the scripts of both builds: the instances share them.
  DATA_DIR: dataDir,
  MEDIA_STORE: 's3://oasis/shop',
  SHOP_URL: `http://127.0.0.1:${front}`,
  SHOP_DEMO: 'on',
  PORT: String(first),
  LOG_LEVEL: 'error',
})
const log = join(folder, 'shops.log')
const shops: [Instance, Instance] = [new Instance(first, log), new Instance(second, log)]
const traffic = new Traffic(`http://127.0.0.1:${front}`, join(dataDir, 'outbox'))
let nginx: ChildProcess | undefined

const since = (begun: number) => (performance.now() - begun) / 1000

function startNginx(): ChildProcess {
  for (const name of ['cache', 'files']) mkdirSync(join(folder, name))
  const [one, other] = shops
  const rule = nginxConfiguration({ shops: [one.origin, other.origin], folder, port: front, filePort: file })
  writeFileSync(join(folder, 'nginx.conf'), rule)
  return spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
}

async function open(): Promise<void> {
  await cluster.create()
  await cluster.start()
  await cluster.backrest('stanza-create')
  await cluster.receive()
  for (const shop of shops) await shop.start(former)
  nginx = startNginx()
  while (!(await isReady(`http://127.0.0.1:${front}`))) await wait(100)
  // The rehearsal buys more than the demo has.
  cluster.query('update products set stock = 1000000 where stock > 0')
  await traffic.signUp(CUSTOMERS)
}

async function restartAndUpgrade(): Promise<void> {
  const turns = [
    ['restart of the former', former],
    ['upgrade', '.'],
    ['restart', '.'],
  ] as const
  for (const [what, build] of turns)
    for (const shop of shops) {
      const { time: ended, code } = await shop.end('SIGTERM')
      const started = await shop.start(build)
      await wait(CALM)
      check(`${what}: the shop ended with ${code}`, code === 0)
      const times = `${(ended / 1000).toFixed(1)} s to end, ${(started / 1000).toFixed(1)} s to open`
      flawless(`${what}: ${times}`, traffic.take())
    }
}

async function count(store: MediaStore | null): Promise<number> {
  let files = 0
  for await (const listed of store?.list() ?? []) files += listed.length
  return files
}

/** The former build may not know the bucket. What was kept of it here goes, so that pictures come from there. */
async function movePictures(): Promise<void> {
  await run('.', 'npm', 'run', '--silent', 'shop', '--', 'media', 'move', '--remove')
  // The shops may be writing there.
  rmSync(join(dataDir, 'pictures'), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  await wait(CALM)
  flawless('pictures moved into the bucket', traffic.take())
  const [there, here] = [await count(s3Store()), await count(folderStore)]
  check(`${there} files in the bucket, ${here} in the folder`, there >= CUSTOMERS * FILES && here === 0)
}

async function makeBackup(): Promise<void> {
  await traffic.end()
  await fillOrders(orders)
  await closeDatabase()
  traffic.begin(rate)
  traffic.take()
  const begun = performance.now()
  await cluster.backrest('backup', '--type=full')
  flawless(`full backup: ${since(begun).toFixed(1)} s`, traffic.take())
}

async function killShop(): Promise<void> {
  await shops[0].end('SIGKILL')
  await wait(1000)
  await shops[0].start('.')
  await wait(CALM)
  const figures = traffic.take()
  keeping('one shop killed', figures)
  // What the killed shop was answering is lost; nginx repeats it only where that is harmless.
  check(
    `one shop killed: ${figures.failed.join(', ')}`,
    figures.refused === 0 && figures.failed.every((one) => /^(POST|PUT) \S+ 502$/.test(one)),
  )
}

async function killPostgres(): Promise<void> {
  await cluster.kill()
  await wait(CALM)
  const dark = traffic.take()
  keeping('PostgreSQL killed', dark)
  check(
    'PostgreSQL killed: what needs it is refused by 503 with Retry-After',
    dark.refused > 0 && dark.failed.length === 0,
  )
  await cluster.start()
  const recovery = Math.max(...(await Promise.all(shops.map((shop) => shop.ready()))))
  check(`recovered after ${recovery} ms`, recovery < RECOVERY)
  await cluster.receive()
  keeping(`PostgreSQL back: ready after ${(recovery / 1000).toFixed(1)} s`, traffic.take())
  await wait(CALM)
  flawless('after the recovery', traffic.take())
  check('PostgreSQL killed: an order is lost', placedThere() === traffic.orders.length)
}

/** How many of the orders that the customers placed the database has. */
function placedThere(): number {
  const ids = traffic.orders.map((id) => `'${id}'`).join(',')
  return Number(cluster.query(`select count(*) from orders where id in (${ids})`))
}

async function loseDatabase(): Promise<void> {
  cluster.query('create table rehearsal (n int primary key, at timestamptz not null default now())')
  const committing = commitUntilGone(cluster.url())
  await wait(CALM)
  // Between two seconds, so that rows are on both sides of it.
  const moment = new Date(Math.ceil(Date.now() / 1000) * 1000)
  await wait(CALM)
  flawless('before the loss', traffic.take())
  await cluster.kill()
  const begun = performance.now()
  // What the killed server left may still be writing.
  rmSync(cluster.path('data'), { recursive: true, maxRetries: 10, retryDelay: 100 })
  const commits = await committing
  await traffic.end()
  traffic.take()
  for (const shop of shops) await shop.end('SIGTERM')
  await cluster.restore('data')
  await cluster.start()
  for (const shop of shops) await shop.start('.')
  const rto = since(begun)
  const [all, last] = (
    cluster.query('select (select count(*) from orders), (select max(n) from rehearsal)') ?? ''
  ).split('|')
  check(`${all} orders came back`, Number(all) >= orders)
  const [end, kept] = [commits.at(-1), commits.find(({ n }) => n === Number(last))]
  const rpo = kept && end ? Math.max(0, end.at - kept.at) / 1000 : Infinity
  check(`RPO ${rpo} s, RTO ${rto} s`, rpo <= RPO && rto <= RTO)
  const placed = `${placedThere()} of ${traffic.orders.length} orders of the customers`
  console.log(`database lost: ${last} of ${commits.length} commits came back, ${placed}, ${all} orders in all`)
  console.log(`RPO ${rpo.toFixed(2)} s (at most ${RPO}), RTO ${rto.toFixed(1)} s (at most ${RTO})`)
  traffic.begin(rate)
  await wait(CALM)
  const back = traffic.take()
  // Carts may lack what the last moment before the loss changed.
  report('restored', back)
  check(`restored: ${back.failed.length + back.refused} requests failed`, back.failed.length + back.refused === 0)
  await restoreBeside(moment)
}

async function restoreBeside(moment: Date): Promise<void> {
  const begun = performance.now()
  const target = moment.toISOString().replace('T', ' ').replace('Z', '+00')
  const until = ['--type=time', `--target=${target}`, '--target-action=promote', '--target-timeline=current']
  await cluster.restore('beside', ...until, '--archive-mode=off')
  await cluster.start('beside', beside)
  const counted = ['<=', '>'].map((side) => `count(*) filter (where at ${side} '${target}')`)
  const [before, after] = (cluster.query(`select ${counted} from rehearsal`, beside) ?? '').split('|')
  check(`${before} commits until ${target}, ${after} later ones`, Number(before) > 0 && Number(after) === 0)
  flawless(`restored beside it to a second: ${since(begun).toFixed(1)} s`, traffic.take())
}

try {
  await open()
  heading()
  traffic.begin(rate)
  await wait(CALM)
  flawless('two shops of the former build', traffic.take())
  await restartAndUpgrade()
  await movePictures()
  await makeBackup()
  await killShop()
  await killPostgres()
  await loseDatabase()
} catch (error) {
  if (existsSync(log)) console.log(readFileSync(log, 'utf8').slice(-4000))
  throw error
} finally {
  await traffic.end()
  for (const shop of shops) await shop.end('SIGTERM')
  if (nginx) {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
  }
  await closeDatabase()
  await cluster.stop()
  await bucket.drop()
  rmSync(folder, { recursive: true, force: true })
}
conclude()
