import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ensureShell, journeyArgs } from './e2e/chromium'
import { onHost } from './e2e/on-host'
import type { Options } from './e2e/shop'
import { keepInMemory } from './lib/db/testing/memory'

keepInMemory()

const port = Number(process.env.E2E_PORT ?? 3210)
/** No journey depends on a map service: nobody answers here. */
process.env.TILE_URL = 'http://127.0.0.1:9/{z}/{x}/{y}.png'
/** A shop that runs already, as an origin: then none is started. Its data directory goes in E2E_DATA_DIR. */
const running = process.env.E2E_SERVER
/** What the shops of this run keep, gone with it: they stand in memory. A worker's own was never made. */
const kept = join(tmpdir(), `oasis-e2e-${process.pid}`)
process.once('exit', () => rmSync(kept, { recursive: true, force: true }))
const dataDir = process.env.E2E_DATA_DIR ?? join(kept, 'shop')
process.env.E2E_PORT = String(port)
process.env.E2E_DATA_DIR = dataDir

/**
 * The reference host, as an origin, on which the running shop of E2E_SERVER stands; it has to know the shop's origin as
 * STOREFRONT. Without E2E_SERVER both are started beside the shop with its own database.
 */
const runningHost = process.env.E2E_REFERENCE_HOST ?? null
const hostDataDir = join(kept, 'host')
const host = onHost(port + 1, hostDataDir)
if (!running) process.env.E2E_HOST_DATA_DIR ??= hostDataDir
const faults = '**/api-host.spec.ts'

/** `npm run test:all`: every journey in each language and at each width, on the host too. */
const everything = process.env.TEST_ALL === 'on'

/**
 * Journeys through what comes from the host: the same tests as with the shop's own database, but for those tagged `@own`
 * (see `own` in `e2e/shop.ts`). `npm test` walks the way of the money there: by card in Arabic, for which the host does not always
 * have words, and in cash among its faults.
 */
const fromHost = [
  faults,
  ...journeys('checkout'),
  ...(everything
    ? journeys(
        'accessibility',
        'account',
        'browse',
        'cart',
        'crawl',
        'details',
        'favorites',
        'frame',
        'home',
        'large-text',
        'listing',
        'markup',
        'no-javascript',
        'pages',
        'quick-view',
        'search',
        'search-engines',
        'session',
        'startup',
      )
    : []),
]
const onlyOwn = /@own/
/** See `inTurn` in `e2e/shop.ts`. */
const inTurn = everything ? undefined : /@more/
const onceIsEnough = /@own|@same|checkout\.spec\.ts (in cash|.*\ben\b)/

function journeys(...names: string[]): string[] {
  return names.map((name) => `**/${name}.spec.ts`)
}

/** Journeys through the production build on its own port and data directory. */
export default defineConfig<Options>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than two cores: journeys wait for servers, and for time itself, about an eighth of theirs.
  workers: 3,
  retries: 0,
  // Patience costs nothing while all is well; a machine that draws pictures meanwhile takes its time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    baseURL: running ?? `http://127.0.0.1:${port}`,
    // Beneath one, requests pass journeys by that hold them back or answer them. The offline page's journey has it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: ensureShell(), args: journeyArgs },
    // Costs a quarter of the run: `E2E_TRACE=on` when a failure wants looking into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: running
    ? [
        {
          name: 'running',
          testIgnore: runningHost ? [] : faults,
          grepInvert: runningHost ? onlyOwn : undefined,
          use: { referenceHost: runningHost },
        },
      ]
    : [
        // First, for it takes longest. One worker: what its host is made to do wrong, it does to everybody.
        {
          name: 'api host',
          testMatch: fromHost,
          grepInvert: everything ? onlyOwn : onceIsEnough,
          workers: 1,
          use: host.use,
        },
        { name: 'shop', testIgnore: faults, grepInvert: inTurn },
      ],
  webServer: running
    ? undefined
    : [
        {
          command: 'node --import tsx lib/cli/start.ts',
          url: `http://127.0.0.1:${port}/readyz`,
          env: {
            PORT: String(port),
            DATA_DIR: dataDir,
            SHOP_URL: `http://127.0.0.1:${port}`,
            SHOP_REVIEW: 'on',
            LOG_LEVEL: 'warn',
          },
          stdout: 'pipe',
          stderr: 'pipe',
          timeout: 480_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
        // After it: the first has built the pages by then.
        ...host.servers,
      ],
})
