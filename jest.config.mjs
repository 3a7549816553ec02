/** Rules, services and the HTTP API. Journeys in a browser are Playwright's (e2e/). */
const common = {
  transform: { '^.+\\.(t|j)sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } }, target: 'es2022' } }] },
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
    '^client-only$': '<rootDir>/node_modules/client-only/index.js',
  },
  testMatch: ['<rootDir>/{app,components,lib,messages}/**/*.test.{ts,tsx}', '<rootDir>/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next', '<rootDir>/.data'],
}

export default {
  ...common,
  testEnvironment: 'node',
  testTimeout: 30_000,
}
