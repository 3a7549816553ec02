import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { CommandError, exitCode } from './exit'
import { errorCode, errorReason } from './error-reason'

/** Characters allowed in a header. */
const ASCII = /^[\x20-\x7e]+$/

/**
 * Returns the staff token: `STAFF_TOKEN`, else the content of `DATA_DIR/staff-token`; null while the server has not written it.
 * Throws CommandError when the file is unreadable or the token is not valid in a header.
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
