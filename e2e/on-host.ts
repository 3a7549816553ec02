import type { PlaywrightTestConfig } from '@playwright/test'

type Servers = Extract<PlaywrightTestConfig['webServer'], unknown[]>

/** Servers for Playwright: a reference host on this port and a shop on the next; pictures are stored in `dataDir`. */
export function onHost(port: number, dataDir: string) {
  const referenceHost = `http://127.0.0.1:${port}`
  const baseURL = `http://127.0.0.1:${port + 1}`
  const servers: Servers = [
    {
      command: 'node --import tsx e2e/reference-host/main.ts',
      url: `${referenceHost}/__counts`,
      env: { PORT: String(port), STOREFRONT: baseURL },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: 'node --import tsx/esm lib/cli/start.ts',
      url: `${baseURL}/readyz`,
      env: {
        PORT: String(port + 1),
        DATA_DIR: dataDir,
        SHOP_URL: baseURL,
        API_BASE_URL: `${referenceHost}/api/v1.0`,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_reference',
        LOG_LEVEL: 'error',
      },
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ]
  return { use: { baseURL, referenceHost }, servers }
}
