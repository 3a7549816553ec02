import nextEnv from '@next/env'
import { config } from '@/lib/config/environment'
import { reportError } from './report-error'
import { buildPages } from './start/build'
import { buildNeeded } from './start/build-state'
import { logsJson, writeJsonLines } from './start/json-lines'
import { portFault } from './start/port'
import { line } from './start/progress'
import { servePages } from './start/serve'
import { assertNotServed } from './start/served'

/**
 * `npm start`: checks the configuration, builds the pages when the sources changed, and serves the shop until a signal stops it.
 */
async function start(root: string): Promise<number> {
  nextEnv.loadEnvConfig(root)
  const { port, shopUrl } = config()
  const fault = await portFault(port)
  if (fault !== null) {
    console.error(fault)
    return 1
  }
  const reason = await buildNeeded(root, process.env)
  if (reason) {
    await assertNotServed(root)
    line(`Pages ${reason}: building them, which takes about a minute`)
    const code = await buildPages(root, { quiet: true })
    if (code !== 0) return code
  }
  line(`Starting the shop at ${shopUrl}`)
  return servePages(root, port)
}

if (logsJson()) writeJsonLines()
try {
  process.exitCode = await start(process.cwd())
} catch (error) {
  process.exitCode = reportError(error, { json: false })
}
