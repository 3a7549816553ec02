// Times the catalogue's reads at scale: `npm run bench -- [--products 100000] [--data DIR] [--rounds 40] [--best 1]`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { closeDatabase, engineName, transaction } from '@/lib/db/database'
import { listCategories } from '@/lib/shop/catalogue/categories'
import { bumpCatalogue } from '@/lib/shop/catalogue/version'
import { fillCatalogue } from './fill'
import { questions } from './questions'
import { samplesTable, type Sample } from './table'

/** Upper bound of the p95, ms: on the embedded engine at 100 000 products, on PostgreSQL at 1 000 000. Standards 28. */
const BAR = engineName() === 'pglite' ? 25 : 50
const WARM_UP = 3

const { values } = parseArgs({
  options: {
    products: { type: 'string' },
    data: { type: 'string' },
    rounds: { type: 'string' },
    best: { type: 'string' },
    only: { type: 'string' },
  },
})
const wanted = Number(values.products ?? 100_000)
const rounds = Number(values.rounds ?? 40)
const best = Number(values.best ?? 1)

/** Returns the shortest of `best` tries: other load on the machine only adds time. */
async function sample(ask: () => Promise<unknown>): Promise<Sample> {
  const tries: Sample[] = []
  while (tries.length < best) tries.push(await attempt(ask))
  return {
    wall: Math.min(...tries.map(({ wall }) => wall)),
    processor: Math.min(...tries.map(({ processor }) => processor)),
  }
}

/** Measures time and CPU time of one read, ms, with only the categories cached. */
async function attempt(ask: () => Promise<unknown>): Promise<Sample> {
  await transaction((tx) => bumpCatalogue(tx))
  await listCategories()
  const begun = performance.now()
  const processor = process.cpuUsage()
  await ask()
  const { user, system } = process.cpuUsage(processor)
  return { wall: performance.now() - begun, processor: (user + system) / 1000 }
}

async function measure(): Promise<void> {
  const total = await fillCatalogue(wanted, (done) => process.stderr.write(`\r${done} products`))
  console.log(
    `\n${engineName()}, ${total} products, ${rounds} different questions of each kind, best of ${best}, nothing remembered\n`,
  )
  const table = samplesTable(BAR)
  console.log(table.head)
  for (const { kind, ask } of await questions()) {
    if (values.only && !kind.includes(values.only)) continue
    const samples: Sample[] = []
    for (let round = -WARM_UP; round < rounds; round++) {
      const taken = await sample(() => ask(round + WARM_UP))
      if (round >= 0) samples.push(taken)
    }
    console.log(table.row(kind, samples))
  }
  console.log(
    `\n* p95 not below ${BAR} ms. "processor" is this process's own time, which other work on the machine stretches less.`,
  )
}

const ownData = (values.data ?? process.env.DATABASE_URL) ? null : await mkdtemp(join(tmpdir(), 'oasis-bench-'))
process.env.DATA_DIR = values.data ?? ownData ?? process.env.DATA_DIR
try {
  await measure()
} finally {
  await closeDatabase()
  if (ownData) await rm(ownData, { recursive: true, force: true })
}
