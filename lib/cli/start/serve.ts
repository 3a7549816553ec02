import { config } from '@/lib/config/environment'
import { logsJson, relayLines } from './json-lines'
import { startNext } from './next-process'
import { noteServing } from './served'

/** Keep-alive, ms: longer than a proxy reuses a connection (nginx: 60 s), or requests hit a closing connection. */
const IDLE = 75_000
/** The server ends within 5 s after `SHUTDOWN_DELAY`; later it is killed, ms. */
const GRACE = 8000

/** Serves the built pages until a signal stops it, and blocks builds meanwhile; returns the exit code. */
export async function servePages(root: string, port: number): Promise<number> {
  const over = await noteServing(root)
  const words = ['start', '-p', String(port), '--keepAliveTimeout', String(IDLE)]
  const { shutdownDelay } = config()
  const output = logsJson() ? 'pipe' : 'inherit'
  const { child, ended } = startNext(words, { root, output, grace: shutdownDelay + GRACE })
  relayLines(child)
  return ended.finally(over)
}
