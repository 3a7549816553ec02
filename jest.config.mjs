import { availableParallelism } from 'node:os'

/** Packages that are or import ES modules: Jest runs everything as CommonJS. */
const transformed = [
  'client-only',
  ...['@electric-sql/pglite', 's3mini'],
  ...['next-intl', 'use-intl', 'intl-messageformat', '@formatjs', 'icu-minify'],
  '@opentelemetry/otlp-exporter-base',
  'swiper',
]
const nothing = '<rootDir>/node_modules/server-only/empty.js'

/** Unit and API tests. Browser journeys run in Playwright (e2e/). */
const config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,lib,messages}/**/*.test.{ts,tsx}', '<rootDir>/*.test.ts'],
  testTimeout: 30_000,
  // Some tests wait for timers and child processes: one worker more than cores.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/lib/testing/longest-first.mjs',
  // PostgreSQL starts with the first test that needs it, and stops with the run.
  globalSetup: '<rootDir>/lib/db/testing/global-setup.ts',
  globalTeardown: '<rootDir>/lib/db/testing/global-teardown.ts',
  setupFiles: ['<rootDir>/lib/testing/abort-timeout.ts'],
  transform: {
    '^.+\\.[cm]?[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2022' } }],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${transformed.join('|')})/)`],
  moduleNameMapper: {
    '\\.(css|jpg|webp)$|^swiper/css(/.*)?$': nothing,
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': nothing,
    '^client-only$': '<rootDir>/node_modules/client-only/index.js',
  },
  // In Jest's `vm` a global lookup is expensive. drizzle looks up `Object` for every part of a query: 13 % of CPU time in
  // database and component tests (medians of three alternating runs).
  sandboxInjectedGlobals: ['Object'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data', '<rootDir>/e2e/bench/lighthouse/node_modules'],
}

export default config
