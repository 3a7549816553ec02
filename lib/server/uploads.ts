import type { IncomingMessage } from 'node:http'
import { STAFF_BASE } from '@/lib/contract/staff'
import type { Step } from './http'
import { runningShop } from './running-shop'

/** Calls that are sent a backup. */
const BACKUP_CALLS: readonly (string | undefined)[] = [`${STAFF_BASE}/restore`, `${STAFF_BASE}/backup/verify`]
/** Time limit of an upload, ms: Node's own default. A backup has the server's. */
const ARRIVAL = 5 * 60 * 1000

/** Closes the connection after `most` ms of upload, except for a backup that an owner sends. */
export function limitUploads(most = ARRIVAL): Step {
  return (request, _response, next) => {
    if (!request.complete) limit(request, most)
    next()
  }
}

function limit(request: IncomingMessage, most: number): void {
  const { socket } = request
  const end = async () => {
    if (!request.complete && !(await isBackup(request))) socket.destroy()
  }
  const timer = setTimeout(() => void end().catch(() => socket.destroy()), most).unref()
  request.once('close', () => clearTimeout(timer))
}

async function isBackup({ url, headers }: IncomingMessage): Promise<boolean> {
  return BACKUP_CALLS.includes(url) && ((await runningShop()?.isOwner(headers)) ?? false)
}
