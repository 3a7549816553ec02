import { createServer } from 'node:net'
import nextEnv from '@next/env'
import { config } from '@/lib/config/environment'
import { printLine } from '@/lib/server/console'
import { hasErrno } from '@/lib/utils/errno'
import { CommandError, exitCode, reportError } from './exit'
import { buildPages } from './start/build-pages'
import { buildNeeded } from './start/build-state'
import { prepareDataFolder } from './start/data-folder'
import { logJson } from './start/json-lines'
import { noteServing } from './start/served'

const root = process.cwd()
/** `npm run dev`: serves the sources as they change. */
const dev = process.argv.includes('--dev')

/**
 * `npm start`: checks the configuration, builds the pages when the sources changed, and serves the shop until a signal stops it.
 */
async function start(): Promise<void> {
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' })
  process.env.NEXT_TELEMETRY_DISABLED ??= '1'
  nextEnv.loadEnvConfig(root, dev)
  const { port, shopUrl, dataDir, databaseUrl, apiBaseUrl } = config()
  await assertPortFree(port)
  // Beside another database the shop may do without.
  if (!databaseUrl && !apiBaseUrl) await prepareDataFolder(dataDir)
  if (!dev) await buildIfNeeded()
  printLine(`Starting the shop at ${shopUrl}`)
  // Loads Next, which reads NODE_ENV.
  const { serve } = await import('@/lib/server/server')
  await serve({ dir: root, port, dev })
}

async function buildIfNeeded(): Promise<void> {
  const reason = await buildNeeded(root, process.env)
  if (reason) {
    printLine(`Pages ${reason}: building them, which takes about a minute`)
    const code = await buildPages(root, { quiet: true })
    if (code !== 0) throw new CommandError('✗ The pages could not be built', code)
    printLine('✓ Pages built')
  }
  await noteServing(root)
}

/** Checks that the shop can listen on this port. Throws CommandError. */
async function assertPortFree(port: number): Promise<void> {
  const error = await new Promise<unknown>((resolve) => {
    const probe = createServer().once('error', resolve)
    probe.listen({ port, exclusive: true }, () => probe.close(resolve))
  })
  if (error === undefined) return
  const reason = hasErrno(error, 'EACCES')
    ? `This user may not open port ${port}: those below 1024 are for administrators. Set PORT to a higher one, with a proxy in front.`
    : `Port ${port} is taken by another program (or this shop runs already). Set PORT to another one.`
  throw new CommandError(reason, exitCode.leftOut)
}

if (!dev && !process.stdout.isTTY) logJson()
try {
  await start()
} catch (error) {
  // Next, once loaded, keeps the process alive.
  process.exit(reportError(error, { json: false }))
}
