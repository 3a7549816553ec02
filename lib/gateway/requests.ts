import { subscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'

const servers = new Set<Server>()

/**
 * How long a request may take to arrive, in ms: a backup that is restored over a line of 20 Mbit/s comes with 9 GB an hour. Node's five
 * minutes would cut it off. Heads of requests keep Node's minute.
 */
const ARRIVAL = 60 * 60 * 1000

/** Notes which servers of this process answer requests, so that they can be drained, and gives what is sent to them time. Call before the first request. */
export function watchServers(): void {
  subscribe('http.server.request.start', (message) => {
    if (typeof message !== 'object' || message === null || !('server' in message) || !isServer(message.server)) return
    if (!servers.has(message.server)) message.server.requestTimeout = ARRIVAL
    servers.add(message.server)
  })
}

/** Takes no new connections and waits until all requests are answered, at most `patience` ms. */
export async function drainServers(patience: number): Promise<void> {
  const listening = [...servers].filter((server) => server.listening)
  // A connection kept alive after its answer counts as busy until somebody closes it.
  const sweep = setInterval(() => listening.forEach((server) => server.closeIdleConnections()), 50)
  const closed = Promise.all(listening.map((server) => new Promise((resolve) => server.close(resolve))))
  const enough = new AbortController()
  await Promise.race([closed, setTimeout(patience, undefined, { signal: enough.signal }).catch(() => {})])
  enough.abort()
  clearInterval(sweep)
}

function isServer(value: unknown): value is Server {
  return typeof value === 'object' && value !== null && 'closeIdleConnections' in value
}
