import type { Server } from 'node:http'
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises'
import { config } from '@/lib/config/environment'
import { printStartupError, printLine } from './console'
import { stopping } from './is-stopping'
import { runningShop } from './running-shop'

/** Time limit of open requests, ms. */
const DRAIN = 3000
/** The process exits after this, ms, whatever is open. The data stays safe; the next start takes a little longer. */
const DEADLINE = 5000
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Shuts down on a signal. On SIGTERM the shop serves for `SHUTDOWN_DELAY` more while `/readyz` says 503, so that a load balancer
 * moves visitors first; any other signal ends that delay. The process then exits within 5 s. npm does not signal us when it is
 * killed: under npm the shop stops as soon as its parent is another process.
 */
export function handleShutdown(server: Server): void {
  const noDelay = new AbortController()
  const stop = (signal?: NodeJS.Signals) => {
    if (signal !== 'SIGTERM') noDelay.abort()
    if (stopping().signal.aborted) return
    stopping().abort()
    void closeAndExit(server, noDelay.signal)
  }
  for (const signal of SIGNALS) process.on(signal, stop)
  // Whoever read our output may be gone; writes then fail.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 1000).unref()
}

async function closeAndExit(server: Server, noDelay: AbortSignal): Promise<void> {
  await wait(config().shutdownDelay, undefined, { signal: noDelay }).catch(() => {})
  setTimeout(() => process.exit(1), DEADLINE).unref()
  try {
    // Runs just after the event loop accepts pending connections: closing the listener would reset those.
    await afterPoll()
    await drain(server)
    await runningShop()?.close()
    printLine('The shop is closed.')
    process.exit(0)
  } catch (error) {
    printStartupError(error)
    process.exit(1)
  }
}

/** Stops accepting connections and waits for open requests, at most `DRAIN`. */
async function drain(server: Server): Promise<void> {
  if (!server.listening) return
  // A keep-alive connection counts as busy until it is closed.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const closed = new Promise((resolve) => server.close(resolve))
  await Promise.race([closed, wait(DRAIN, undefined, { ref: false })])
  clearInterval(sweep)
}
