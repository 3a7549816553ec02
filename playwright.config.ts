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
/** A dead port: no journey depends on a map service. */
process.env.TILE_URL = 'http://127.0.0.1:9/{z}/{x}/{y}.png'
/** Origin of a running shop to test instead of starting one. Its data directory goes in E2E_DATA_DIR. */
const running = process.env.E2E_SERVER
/** Data directory of this run's shops, deleted at exit. Workers return before they create one. */
const runDir = join(tmpdir(), `oasis-e2e-${process.pid}`)
process.once('exit', () => rmSync(runDir, { recursive: true, force: true }))
const dataDir = process.env.E2E_DATA_DIR ?? join(runDir, 'shop')
process.env.E2E_PORT = String(port)
process.env.E2E_DATA_DIR = dataDir

/**
 * Origin of the reference host behind the E2E_SERVER shop, started with that shop's origin as STOREFRONT. Without E2E_SERVER
 * both are started here.
 */
const runningHost = process.env.E2E_REFERENCE_HOST ?? null
const hostDataDir = join(runDir, 'host')
const host = onHost(port + 1, hostDataDir)
if (!running) process.env.E2E_HOST_DATA_DIR ??= hostDataDir
const faults = '**/api-host.spec.ts'

/** `npm run test:all`: every journey in each language and width, on the host too. */
const everything = process.env.TEST_ALL === 'on'

/**
 * Journeys against the API host: the same tests as on the local database, except those tagged `@own` (see `own` in
 * `e2e/shop.ts`). `npm test` runs the payment journeys there: by card in Arabic, for which the host lacks some texts, and in
 * cash during host faults.
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

/** Browser journeys against the production build on its own port and data directory. */
export default defineConfig<Options>({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than two cores: journeys spend about an eighth of their time waiting.
  workers: 3,
  retries: 0,
  // Generous: rendering pictures slows the machine, and passing tests do not wait.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    baseURL: running ?? `http://127.0.0.1:${port}`,
    // A service worker would bypass the journeys' request routing. The offline page's journey enables it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: ensureShell(), args: journeyArgs },
    // Tracing takes a quarter of the run: set `E2E_TRACE=on` to investigate a failure.
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
        // First, since it takes longest. One worker: its host's injected faults affect every test.
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
          command: 'node --import tsx/esm lib/cli/start.ts',
          url: `http://127.0.0.1:${port}/readyz`,
          env: {
            PORT: String(port),
            DATA_DIR: dataDir,
            SHOP_URL: `http://127.0.0.1:${port}`,
            LOG_LEVEL: 'warn',
          },
          stdout: 'pipe',
          stderr: 'pipe',
          timeout: 480_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        },
        // After the first server, which builds the pages.
        ...host.servers,
      ],
})
