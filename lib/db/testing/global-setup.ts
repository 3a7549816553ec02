import { keepInMemory } from './memory'
import { type PostgresBroker, startPostgresBroker } from './postgres-broker'

declare global {
  var oasisTestPostgres: PostgresBroker | undefined
}

/** Once per test run, before all files. `TEST_DATABASE_URL` names a server to use instead of our own. */
export default async function globalSetup(run: { rootDir: string }): Promise<void> {
  keepInMemory()
  if (process.env.TEST_DATABASE_URL) return
  globalThis.oasisTestPostgres = await startPostgresBroker(run.rootDir)
  process.env.OASIS_TEST_POSTGRES = globalThis.oasisTestPostgres.url
}
