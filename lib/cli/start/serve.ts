import { config } from '@/lib/config/environment'
import { logsJson, relayLines } from './json-lines'
import { startNext } from './next-process'
import { noteServing } from './served'

/** How long an idle connection stays open, ms: longer than proxies use one again (nginx: 60 s), or a request meets its end. */
const IDLE = 75_000
/** The server ends by itself within 5 s after `SHUTDOWN_DELAY`; then it is killed, ms. */
const GRACE = 8000

/** Serves the pages that are built until it is told to stop; returns the exit code. Nobody builds others under it meanwhile. */
export async function servePages(root: string, port: number): Promise<number> {
  const over = await noteServing(root)
  const words = ['start', '-p', String(port), '--keepAliveTimeout', String(IDLE)]
  const { shutdownDelay } = config()
  const output = logsJson() ? 'pipe' : 'inherit'
  const { child, ended } = startNext(words, { root, output, grace: shutdownDelay + GRACE })
  relayLines(child)
  return ended.finally(over)
}
