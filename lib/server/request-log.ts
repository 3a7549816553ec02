import { subscribe } from 'node:diagnostics_channel'
import { IncomingMessage, type Server } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { STAFF_BASE } from '@/lib/contract/staff'
import { isStaffToken } from '@/lib/shop/staff/token'
import { bearerToken } from '@/lib/api/bearer'

const RESTORE = `${STAFF_BASE}/restore`
const servers = new Set<Server>()

/** Time limits of an upload, ms: a restored backup (9 GB in an hour at 20 Mbit/s), and all others (Node's own default). */
const ARRIVAL = { backup: 60 * 60 * 1000, other: 5 * 60 * 1000 }

/** Tracks this process's servers for draining and limits upload times. Call before the first request. */
export function trackServers(arrival = ARRIVAL): void {
  subscribe('http.server.request.start', (message) => {
    const { request, server }: { request?: unknown; server?: unknown } = Object(message)
    if (!isServer(server) || !(request instanceof IncomingMessage)) return
    server.requestTimeout = arrival.backup
    servers.add(server)
    if (!request.complete) limitUpload(request, arrival.other)
  })
}

/** Closes the connection after `most` ms of upload, except for staff who restore a backup, whose limit is the server's. */
function limitUpload(request: IncomingMessage, most: number): void {
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

/** Stops accepting connections and waits for open requests, at most `patience` ms. */
export async function drainServers(patience: number): Promise<void> {
  const listening = [...servers].filter((server) => server.listening)
  // A keep-alive connection counts as busy until it is closed.
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
