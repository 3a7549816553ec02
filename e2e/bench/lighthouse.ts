// Lighthouse on home, shop and product page of a running shop, in both languages, beside a bare Next page in the same run:
// `npm run bench:lighthouse -- [--shop http://127.0.0.1:3000] [--runs 3]`.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { chromiumArgs, ensureChromium } from '../chromium'
import { startBarePage } from './bare-page'
import { productPath } from './product'

const { values } = parseArgs({ options: { shop: { type: 'string' }, runs: { type: 'string' } } })
const shop = new URL(values.shop ?? 'http://127.0.0.1:3000').origin
const runs = Number(values.runs ?? 3)
const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Every run is a first visit, so that no run inherits the language of the one before. */
const settings = {
  onlyCategories: [...kinds],
  clearStorageTypes: ['cookies', 'cache_storage', 'service_workers', 'file_systems', 'shader_cache'],
  logLevel: 'error',
}
/** Standards 26; `performance`: how far below the bare page of the same run. */
const bars = { performance: 6, accessibility: 100, 'best-practices': 100, seo: 100 }

/** A separate package, installed on use: it is a sixth of the size of all other dependencies. */
const TOOL = 'e2e/bench/lighthouse'
const Report = z.object({
  lhr: z.object({
    categories: z.record(
      z.string(),
      z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) }),
    ),
    audits: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
  }),
})

async function installed() {
  if (!existsSync(`${TOOL}/node_modules/lighthouse`)) {
    const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: TOOL, stdio: 'inherit' })
    if (status !== 0) throw new Error(`Lighthouse could not be installed: npm ci in ${TOOL} failed`)
  }
  const { resolve } = createRequire(`${process.cwd()}/${TOOL}/package.json`)
  const [{ default: lighthouse }, { launch }] = await Promise.all([
    import(resolve('lighthouse')),
    import(resolve('chrome-launcher')),
  ])
  return { lighthouse, launch }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN
}

const pages = ['/', '/shop', await productPath(shop)].flatMap((path) => [shop + path, `${shop + path}?lang=ar`])
const { lighthouse, launch } = await installed()
const bare = await startBarePage()
const chrome = await launch({ chromePath: ensureChromium(), chromeFlags: ['--headless=new', ...chromiumArgs] })
try {
  console.log(`${'page'.padEnd(18)}${kinds.map((one) => one.padStart(16)).join('')}`)
  let bareScore = 0
  for (const url of [`${bare.origin}/`, ...pages]) {
    const scores: Record<string, number[]> = {}
    const remarks = new Set<string>()
    for (let run = 0; run < runs; run++) {
      const { categories, audits } = Report.parse(await lighthouse(url, { ...settings, port: chrome.port })).lhr
      for (const kind of kinds) {
        const category = categories[kind]
        ;(scores[kind] ??= []).push(Math.round((category?.score ?? 0) * 100))
        if (kind === 'performance') continue
        for (const { id, weight } of category?.auditRefs ?? []) {
          const audit = audits[id]
          if (weight > 0 && audit && audit.score !== null && audit.score < 1) remarks.add(`${id}: ${audit.title}`)
        }
      }
    }
    const cells = kinds.map((kind) => median(scores[kind] ?? []))
    bareScore ||= cells[0] ?? 0
    const least = { ...bars, performance: bareScore - bars.performance }
    const short = kinds.some((kind, at) => (cells[at] ?? 0) < least[kind]) ? ' *' : ''
    console.log(
      url
        .replace(bare.origin, 'bare')
        .replace(shop, '')
        .replace(/[0-9a-f-]{30,}/, 'ID')
        .padEnd(18) +
        cells.map((one) => String(one).padStart(16)).join('') +
        short,
    )
    for (const remark of remarks) console.log(`    ${remark}`)
  }
} finally {
  chrome.kill()
  await bare.stop()
}
