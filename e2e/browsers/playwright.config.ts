import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config'

const root = join(import.meta.dirname, '../..')
const [shop] = [base.webServer ?? []].flat()

/** `npm run test:browsers`: the main journeys in Firefox and WebKit, against the production build. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '**/*.journey.ts',
  outputDir: join(root, 'test-results'),
  // A browser takes both cores while it starts.
  workers: 1,
  timeout: 240_000,
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
  webServer: shop && { ...shop, cwd: root },
})
