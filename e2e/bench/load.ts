// Requests per second of home, shop and product page on one core, beside a bare Next page in the same run:
// `npm run bench:load -- [--data DIR] [--seconds 8] [--rounds 3]`.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hits, type LoadRun } from './load-run'
import { keepAside, pinned, startServer } from './servers'

/** Standards 28: as many times the bare page's requests, and the slowest one in a hundred, ms. */
const RATIO = 1.5
const SLOWEST = 80
const REFERENCE = 'e2e/bench/reference'
const next = ['node', 'node_modules/next/dist/bin/next']

const { values } = parseArgs({
  options: { data: { type: 'string' }, seconds: { type: 'string' }, rounds: { type: 'string' } },
})
const seconds = Number(values.seconds ?? 8)
const rounds = Number(values.rounds ?? 3)
const data = values.data ?? mkdtempSync(join(tmpdir(), 'oasis-load-'))

interface Case {
  name: string
  url: string
  headers?: Record<string, string>
  runs: LoadRun[]
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

async function cases(shop: string, reference: string): Promise<Case[]> {
  const list: { data: { _id: string }[] } = await (await fetch(`${shop}/api/v1.0/product`)).json()
  const product = `/details/${list.data[0]?._id}`
  const plain = { 'accept-encoding': 'identity' }
  return [
    { name: 'bare Next page, 24 cards, uncompressed', url: reference, headers: plain, runs: [] },
    { name: 'home', url: `${shop}/`, runs: [] },
    { name: 'home, Arabic', url: `${shop}/?lang=ar`, runs: [] },
    { name: 'shop, 12 cards', url: `${shop}/shop`, runs: [] },
    { name: 'shop, Arabic', url: `${shop}/shop?lang=ar`, runs: [] },
    { name: 'product page', url: shop + product, runs: [] },
    { name: 'product page, Arabic', url: `${shop}${product}?lang=ar`, runs: [] },
  ]
}

async function measure(shop: string, reference: string): Promise<void> {
  const all = await cases(shop, reference)
  for (const { url, headers } of all) await hits(url, 3, headers)
  // Taken in turns: what else the machine does meanwhile falls on all alike.
  for (let round = 0; round < rounds; round++)
    for (const one of all) one.runs.push(await hits(one.url, seconds, one.headers))
  const bare = median(all[0]?.runs.map(({ perSecond }) => perSecond) ?? [])
  console.log(`\n16 connections, compressed, ${pinned ? 'server on one core' : 'servers not held to one core'}\n`)
  console.log(
    `${'page'.padEnd(40)}${['requests/s', 'ratio', 'p50 ms', 'p99 ms', 'failed'].map((one) => one.padStart(12)).join('')}`,
  )
  for (const { name, runs } of all) {
    const rate = median(runs.map(({ perSecond }) => perSecond))
    const p99 = median(runs.map((run) => run.p99))
    const cells = [
      rate.toFixed(0),
      (rate / bare).toFixed(2),
      median(runs.map((run) => run.p50)).toFixed(0),
      p99.toFixed(0),
    ]
    const failed = runs.reduce((sum, run) => sum + run.failures, 0)
    const late = name.startsWith('bare') || (rate >= RATIO * bare && p99 < SLOWEST) ? '' : ' *'
    console.log(name.padEnd(40) + [...cells, String(failed)].map((one) => one.padStart(12)).join('') + late)
  }
  console.log(`\n* below ${RATIO} times the bare page, or p99 not below ${SLOWEST} ms`)
}

if (!existsSync(`${REFERENCE}/.next/BUILD_ID`))
  spawnSync(next[0] ?? '', [...next.slice(1), 'build', REFERENCE], { stdio: 'inherit' })
keepAside()
const reference = await startServer({ command: [...next, 'start', REFERENCE, '-p', '3971'], port: 3971, ready: '/' })
try {
  const shop = await startServer({
    command: ['npx', 'tsx', 'lib/cli/start.ts'],
    port: 3972,
    ready: '/readyz',
    env: { DATA_DIR: data, SHOP_URL: 'http://127.0.0.1:3972', LOG_LEVEL: 'warn' },
  })
  try {
    await measure(shop.origin, reference.origin)
  } finally {
    await shop.stop()
  }
} finally {
  await reference.stop()
  if (!values.data) rmSync(data, { recursive: true, force: true })
}
