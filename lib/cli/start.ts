import nextEnv from '@next/env'
import { ConfigError } from '@/lib/config'
import { config } from '@/lib/config'
import { buildPages } from './start/build'
import { buildNeeded, stampBuild } from './start/build-state'
import { startNext } from './start/next-process'
import { portIsFree } from './start/port'
import { line } from './start/progress'
import { sourceFingerprint } from './start/sources'

/** How long an idle connection stays open, ms: longer than proxies use one again (nginx: 60 s), or a request meets its end. */
const IDLE = 75_000

/** `npm start`: checks the configuration, builds the pages when they are not those of today's sources, and serves the shop until it is told to stop. */
async function start(root: string): Promise<number> {
  nextEnv.loadEnvConfig(root)
  const { port, shopUrl } = config()
  if (!(await portIsFree(port))) {
    console.error(`Port ${port} is taken by another program (or this shop runs already). Set PORT to another one.`)
    return 1
  }
  const reason = await buildNeeded(root, process.env)
  if (reason) {
    line(`Pages ${reason}: building them, which takes about a minute`)
    const fingerprint = await sourceFingerprint(root, process.env)
    const code = await buildPages(root)
    if (code !== 0) return code
    await stampBuild(root, fingerprint)
  }
  line(`Starting the shop at ${shopUrl}`)
  return startNext(['start', '-p', String(port), '--keepAliveTimeout', String(IDLE)], { root, output: 'inherit' }).ended
}

try {
  process.exitCode = await start(process.cwd())
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
