/** Once per test run, after all files: stops the PostgreSQL that the tests started, and removes what they ran. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.oasisTestPostgres?.close()
  await globalThis.oasisTestScripts?.()
}
