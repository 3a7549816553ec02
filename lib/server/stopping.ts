import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises'
import { config } from '@/lib/config/environment'
import { closeShop } from '@/lib/shop/opening'
import { printStartupError, printLine } from './console'
import { onHeaders, onResponse } from './intercept'
import { isStopping, setStopping } from './is-stopping'
import { drainServers } from './request-log'
import { usesApiHost } from '@/lib/backend/get-backend'

/** Time limit of open requests, ms. */
const DRAIN = 3000
/** The process exits after this, ms, whatever is open. The data stays safe; the next start takes a little longer. */
const DEADLINE = 5000
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Shuts down on a signal or when the parent process is gone. On SIGTERM the shop serves for `SHUTDOWN_DELAY` more while
 * `/readyz` says 503, so that a load balancer moves visitors first; any other signal ends that delay. The process then exits
 * within 5 s. The returned signal fires when stopping begins.
 */
export function handleShutdown(): AbortSignal {
  const stopping = new AbortController()
  const noDelay = new AbortController()
  setStopping(stopping.signal)
  closeConnections()
  const stop = (signal?: NodeJS.Signals) => {
    if (signal !== 'SIGTERM') noDelay.abort()
    if (stopping.signal.aborted) return
    stopping.abort()
    void closeAndExit(noDelay.signal)
  }
  // Next's handlers exit before the data is closed. `next dev` has more to clean up and keeps its own.
  if (process.env.NODE_ENV === 'production') for (const signal of SIGNALS) process.removeAllListeners(signal)
  for (const signal of SIGNALS) process.on(signal, stop)
  // `npm start` holds the channel's other end and reads our output; if it is killed, writes fail.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  if (process.channel) process.on('disconnect', () => stop())
  return stopping.signal
}

/** Sends `Connection: close` with every response once stopping has begun. */
function closeConnections(): void {
  onResponse((_request, response) =>
    onHeaders(response, (status) => {
      if (isStopping()) response.shouldKeepAlive = false
      return status
    }),
  )
}

async function closeAndExit(noDelay: AbortSignal): Promise<void> {
  await wait(config().shutdownDelay, undefined, { signal: noDelay }).catch(() => {})
  setTimeout(() => process.exit(1), DEADLINE).unref()
  try {
    // Runs just after the event loop accepts pending connections: closing the listener would reset those.
    await afterPoll()
    await drainServers(DRAIN)
    if (!usesApiHost()) await closeShop()
    printLine('The shop is closed.')
    process.exit(0)
  } catch (error) {
    printStartupError(error)
    process.exit(1)
  }
}
