import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumArgs, ensureChromium } from './e2e/chromium'

const port = Number(process.env.E2E_PORT ?? 3210)
/** A shop that runs already, as an origin: then none is started. Its data directory goes in E2E_DATA_DIR. */
const running = process.env.E2E_SERVER
const dataDir = process.env.E2E_DATA_DIR ?? join(tmpdir(), `oasis-e2e-${process.pid}`)
process.env.E2E_PORT = String(port)
process.env.E2E_DATA_DIR = dataDir

/** Journeys through the production build on its own port and data directory. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Patience costs nothing while all is well; a machine that draws pictures meanwhile takes its time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.E2E_REPORT ? [['list'], ['json', { outputFile: process.env.E2E_REPORT }]] : [['list']],
  use: {
    baseURL: running ?? `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
    // Costs a quarter of the run: `E2E_TRACE=on` when a failure wants looking into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  webServer: running
    ? undefined
    : {
        command: 'npx tsx lib/cli/start.ts',
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
})
