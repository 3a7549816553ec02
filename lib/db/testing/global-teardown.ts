/** Runs once per test run, after all files: stops the started PostgreSQL and removes its files. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.oasisTestPostgres?.close()
  await globalThis.oasisTestScripts?.()
}
