// Requests per second of home, shop and product page on one core, beside a bare Next page in the same run:
// `npm run bench:load -- [--data DIR] [--seconds 8] [--rounds 3]`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startBarePage } from './bare-page'
import { hits, type LoadRun } from './load-run'
import { productPath } from './product'
import { keepAside, pinned, startServer, type RunningServer } from './servers'

/** Standards 28: minimum ratio to the bare page's requests, and the p99 bound, ms. */
const RATIO = 8
const SLOWEST = 80

const { values } = parseArgs({
  options: { data: { type: 'string' }, seconds: { type: 'string' }, rounds: { type: 'string' } },
})
const seconds = Number(values.seconds ?? 8)
const rounds = Number(values.rounds ?? 3)
const data = values.data ?? mkdtempSync(join(tmpdir(), 'oasis-load-'))

interface Case {
  name: string
  server: RunningServer
  path: string
  headers?: Record<string, string>
  /** Runs with the CPU time per response, ms. */
  runs: (LoadRun & { processor: number })[]
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

async function cases(shop: RunningServer, reference: RunningServer): Promise<Case[]> {
  const product = await productPath(shop.origin)
  const headers = { 'accept-encoding': 'identity' }
  return [
    { name: 'bare Next page, 24 cards, uncompressed', server: reference, path: '/', headers, runs: [] },
    ...[
      ['home', '/'],
      ['home, Arabic', '/?lang=ar'],
      ['shop, 12 cards', '/shop'],
      ['shop, Arabic', '/shop?lang=ar'],
      ['product page', product],
      ['product page, Arabic', `${product}?lang=ar`],
    ].map(([name = '', path = '']) => ({ name, server: shop, path, runs: [] })),
  ]
}

async function run({ server, path, headers, runs }: Case): Promise<void> {
  const begun = server.processor()
  const taken = await hits(server.origin + path, seconds, headers)
  runs.push({ ...taken, processor: (server.processor() - begun) / taken.total })
}

async function measure(shop: RunningServer, reference: RunningServer): Promise<void> {
  const all = await cases(shop, reference)
  for (const { server, path, headers } of all) await hits(server.origin + path, 3, headers)
  // Alternates the cases, so that other load affects all alike.
  for (let round = 0; round < rounds; round++) for (const one of all) await run(one)
  const bare = median(all[0]?.runs.map(({ perSecond }) => perSecond) ?? [])
  console.log(`\n16 connections, compressed, ${pinned ? 'server on one core' : 'servers not held to one core'}\n`)
  console.log(
    `${'page'.padEnd(40)}${['requests/s', 'ratio', 'p50 ms', 'p99 ms', 'processor ms', 'ratio', 'failed'].map((one) => one.padStart(13)).join('')}`,
  )
  const bareTime = median(all[0]?.runs.map(({ processor }) => processor) ?? [])
  for (const { name, runs } of all) {
    const processor = median(runs.map((one) => one.processor))
    const rate = median(runs.map(({ perSecond }) => perSecond))
    const p99 = median(runs.map((run) => run.p99))
    const cells = [
      rate.toFixed(0),
      (rate / bare).toFixed(2),
      median(runs.map((run) => run.p50)).toFixed(0),
      p99.toFixed(0),
      processor.toFixed(2),
      (bareTime / processor).toFixed(2),
    ]
    const failed = runs.reduce((sum, run) => sum + run.failures, 0)
    const late = name.startsWith('bare') || (rate >= RATIO * bare && p99 < SLOWEST) ? '' : ' *'
    console.log(name.padEnd(40) + [...cells, String(failed)].map((one) => one.padStart(13)).join('') + late)
  }
  console.log(`\n* below ${RATIO} times the bare page, or p99 not below ${SLOWEST} ms`)
}

keepAside()
const reference = await startBarePage()
try {
  const shop = await startServer({
    command: ['npx', 'tsx', 'lib/cli/start.ts'],
    port: 3972,
    ready: '/readyz',
    env: { DATA_DIR: data, SHOP_URL: 'http://127.0.0.1:3972', LOG_LEVEL: 'warn' },
  })
  try {
    await measure(shop, reference)
  } finally {
    await shop.stop()
  }
} finally {
  await reference.stop()
  if (!values.data) rmSync(data, { recursive: true, force: true })
}
