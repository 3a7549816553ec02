import type { IncomingMessage } from 'node:http'
import { bearerToken } from '@/lib/api/request'
import { STAFF_BASE } from '@/lib/contract/staff'
import type { Step } from './http'
import { runningShop } from './running-shop'

const RESTORE = `${STAFF_BASE}/restore`
/** Time limit of an upload, ms: Node's own default. A restored backup has the server's. */
const ARRIVAL = 5 * 60 * 1000

/** Closes the connection after `most` ms of upload, except for staff who restore a backup. */
export function limitUploads(most = ARRIVAL): Step {
  return (request, _response, next) => {
    if (!request.complete) limit(request, most)
    next()
  }
}

function limit(request: IncomingMessage, most: number): void {
  const { socket } = request
  const end = async () => {
    if (!request.complete && !(await isRestore(request))) socket.destroy()
  }
  const timer = setTimeout(() => void end().catch(() => socket.destroy()), most).unref()
  request.once('close', () => clearTimeout(timer))
}

async function isRestore({ url, headers }: IncomingMessage): Promise<boolean> {
  const token = url === RESTORE ? bearerToken(headers.authorization) : null
  return token !== null && ((await runningShop()?.isStaffToken(token)) ?? false)
}
