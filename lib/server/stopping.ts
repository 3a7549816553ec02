import { once } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises'
import { config } from '@/lib/config/environment'
import { flushTraces } from '@/lib/telemetry/trace'
import { printStartupError, printLine } from './console'
import { stopping } from './is-stopping'
import { runningShop } from './running-shop'

/** Time limit of open requests, ms. */
const DRAIN = 3000
/** How often idle connections are closed meanwhile, ms. */
const SWEEP = 50
/** Longest turn of the event loop in which nothing else ran, ms. */
const QUIET = 1
/** Time limit of the wait for such a turn, ms. */
const UNREST = 1000
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
  // The reader of our output may be gone; writes then fail.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  const parent = process.ppid
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop(), 1000).unref()
}

async function closeAndExit(server: Server, noDelay: AbortSignal): Promise<void> {
  await wait(config().shutdownDelay, undefined, { signal: noDelay }).catch(() => {})
  setTimeout(() => process.exit(1), DEADLINE).unref()
  try {
    await drain(server)
    await runningShop()?.close()
    await flushTraces()
    printLine('The shop is closed.')
    process.exit(0)
  } catch (error) {
    printStartupError(error)
    process.exit(1)
  }
}

/** Stops accepting connections and waits for open requests, at most `DRAIN`. Resets as few connections as Node can. */
export async function drain(server: Server): Promise<void> {
  if (!server.listening) return
  const end = performance.now() + DRAIN
  await quietTurn(server)
  let open = true
  const closed = once(server.close(), 'close').then(() => (open = false))
  // A keep-alive connection counts as busy until it is closed.
  while (open && performance.now() < end) {
    await quietTurn(server)
    server.closeIdleConnections()
    await Promise.race([closed, wait(SWEEP)])
  }
}

/**
 * Resolves when the event loop has just read what arrived: what comes between that and a close is reset. The loop accepts one
 * connection a turn, so that a turn in which one came may have left others waiting.
 */
async function quietTurn(server: Server): Promise<void> {
  let accepted = false
  const note = () => (accepted = true)
  server.on('connection', note)
  const end = performance.now() + UNREST
  let turn: number
  do {
    accepted = false
    turn = performance.now()
    await afterPoll()
  } while ((accepted || performance.now() - turn > QUIET) && performance.now() < end)
  server.off('connection', note)
}
