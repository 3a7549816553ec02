/** Once per test run, after all files: stops the PostgreSQL that the tests started. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.oasisTestPostgres?.close()
}
