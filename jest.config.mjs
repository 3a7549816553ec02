import { availableParallelism } from 'node:os'

/** Packages that are ES modules, or load some on the way: Jest runs everything as CommonJS. */
const transformed = [
  'client-only',
  '@electric-sql/pglite',
  ...['next-intl', 'use-intl', 'intl-messageformat', '@formatjs', 'icu-minify'],
  ...['swiper', 'react-leaflet', '@react-leaflet'],
]
const nothing = '<rootDir>/node_modules/server-only/empty.js'

/** Rules, services and the HTTP API. Journeys in a browser are Playwright's (e2e/). */
const config = {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{app,components,lib,messages}/**/*.test.{ts,tsx}', '<rootDir>/*.test.ts'],
  testTimeout: 30_000,
  // Some wait for clocks and for processes that they kill: one worker more than there are cores.
  maxWorkers: availableParallelism() + 1,
  testSequencer: '<rootDir>/lib/testing/longest-first.mjs',
  // PostgreSQL starts when the first test asks for it, and stops with the run.
  globalSetup: '<rootDir>/lib/db/testing/global-setup.ts',
  globalTeardown: '<rootDir>/lib/db/testing/global-teardown.ts',
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
  // Everything runs in a `vm`, where a look at a global costs far more than a call. drizzle asks for `Object` with every part of a
  // query: 13 % of the processor's time in tests of the database and of components (medians of three, in turns).
  sandboxInjectedGlobals: ['Object'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data', '<rootDir>/e2e/bench/lighthouse/node_modules'],
}

export default config
