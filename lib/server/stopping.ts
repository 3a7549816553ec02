import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises'
import { config } from '@/lib/config/environment'
import { closeShop } from '@/lib/shop/opening'
import { printStartupError, printLine } from './console'
import { asItBegins, prepareAnswers } from './intercept'
import { isStopping, setStopping } from './is-stopping'
import { drainServers } from './request-log'
import { usesApiHost } from '@/lib/backend/get-backend'

/** How long requests that are being answered may still take, ms. */
const DRAIN = 3000
/** After this the process ends whatever is still open, ms. The data is safe then too; the next start takes a little longer. */
const DEADLINE = 5000
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Closes the shop properly when the process is told to stop, or when the process that started it is gone. On SIGTERM it goes on
 * answering for `SHUTDOWN_DELAY` while `/readyz` says 503, so that a load balancer sends visitors elsewhere first; any other
 * signal ends that delay. Then it ends within 5 s. The signal that is returned says when stopping begins.
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
  // Next's own handlers end the process without waiting for the data to be closed. `next dev` has more to tidy: it keeps its own.
  if (process.env.NODE_ENV === 'production') for (const signal of SIGNALS) process.removeAllListeners(signal)
  for (const signal of SIGNALS) process.on(signal, stop)
  // `npm start` holds the other end of this channel, and reads what we say; killed, it can do neither.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  if (process.channel) process.on('disconnect', () => stop())
  return stopping.signal
}

/** Once the process was told to stop, each answer asks its client to open another connection for the next request. */
function closeConnections(): void {
  prepareAnswers((_request, response) =>
    asItBegins(response, (status) => {
      if (isStopping()) response.shouldKeepAlive = false
      return status
    }),
  )
}

async function closeAndExit(noDelay: AbortSignal): Promise<void> {
  await wait(config().shutdownDelay, undefined, { signal: noDelay }).catch(() => {})
  setTimeout(() => process.exit(1), DEADLINE).unref()
  try {
    // Just after the event loop has accepted who was waiting: a listener that closes resets those.
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
