import { bundleScripts } from '../../testing/scripts'
import { keepInMemory } from './memory'
import { type PostgresBroker, startPostgresBroker } from './postgres-broker'

declare global {
  var oasisTestScripts: (() => Promise<void>) | undefined
  var oasisTestPostgres: PostgresBroker | undefined
}

/** Runs once per test run, before all files. `TEST_DATABASE_URL` names a server to use instead of a started one. */
export default async function globalSetup(run: { rootDir: string }): Promise<void> {
  keepInMemory()
  globalThis.oasisTestScripts = await bundleScripts(run.rootDir)
  if (process.env.TEST_DATABASE_URL) return
  globalThis.oasisTestPostgres = await startPostgresBroker(run.rootDir)
  process.env.OASIS_TEST_POSTGRES = globalThis.oasisTestPostgres.url
}
