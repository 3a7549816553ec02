import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config'
import { CommandError, exitCode } from './exit'
import { errorCode, why } from './why'

/**
 * The staff token: `STAFF_TOKEN`, else what the server wrote into `DATA_DIR/staff-token`; null when it has not yet. Throws
 * CommandError when the file cannot be read.
 */
export async function knownToken(): Promise<string | null> {
  const { staffToken, dataDir } = config()
  if (staffToken) return staffToken
  const path = join(dataDir, 'staff-token')
  try {
    return (await readFile(path, 'utf8')).trim() || null
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw new CommandError(`The staff token in ${path} cannot be read: ${why(error)}.`, exitCode.usage)
  }
}
