import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { CommandError, exitCode } from './exit'
import { errorCode, errorReason } from './error-reason'

/** What goes into a header as it is. */
const ASCII = /^[\x20-\x7e]+$/

/**
 * The staff token: `STAFF_TOKEN`, else what the server wrote into `DATA_DIR/staff-token`; null when it has not yet. Throws
 * CommandError when the file cannot be read or the token not be sent.
 */
export async function knownToken(): Promise<string | null> {
  const { staffToken, dataDir } = config()
  if (staffToken) return sendable(staffToken, 'STAFF_TOKEN')
  const path = join(dataDir, 'staff-token')
  const kept = await readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return ''
    throw new CommandError(`The staff token in ${path} cannot be read: ${errorReason(error)}.`, exitCode.usage)
  })
  return kept.trim() === '' ? null : sendable(kept.trim(), `The staff token in ${path}`)
}

function sendable(token: string, what: string): string {
  if (ASCII.test(token)) return token
  throw new CommandError(`${what} can only be one line of Latin letters, digits and signs (ASCII).`, exitCode.usage)
}
