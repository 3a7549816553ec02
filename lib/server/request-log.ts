import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, type Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { STAFF_BASE } from '@/lib/contract/staff'
import { isStaffToken } from '@/lib/shop/staff/token'
import { bearerToken } from '@/lib/api/bearer'

const RESTORE = `${STAFF_BASE}/restore`
const servers = new Set<Server>()

/**
 * How long a backup that is restored may take to arrive, in ms, at 9 GB an hour over a line of 20 Mbit/s; and anything else, which is
 * Node's own limit for all of a server.
 */
const ARRIVAL = { backup: 60 * 60 * 1000, other: 5 * 60 * 1000 }

/** Notes which servers of this process answer requests, so that they can be drained, and gives what is sent to them time. Call before the first request. */
export function trackServers(arrival = ARRIVAL): void {
  subscribe('http.server.request.start', (message) => {
    const { request, server }: { request?: unknown; server?: unknown } = Object(message)
    if (!isServer(server) || !(request instanceof IncomingMessage)) return
    server.requestTimeout = arrival.backup
    servers.add(server)
    if (!request.complete) hurry(request, arrival.other)
  })
}

/** Cuts off who takes longer to send, in ms, but for staff who restore a backup: they have the server's own limit. */
function hurry(request: IncomingMessage, most: number): void {
  const { socket } = request
  const end = async () => {
    if (!request.complete && !(await isRestore(request))) socket.destroy()
  }
  const timer = globalThis.setTimeout(() => void end().catch(() => socket.destroy()), most).unref()
  request.once('close', () => clearTimeout(timer))
}

async function isRestore({ url, headers }: IncomingMessage): Promise<boolean> {
  const token = url === RESTORE ? bearerToken(headers.authorization) : null
  return token !== null && isStaffToken(token)
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
