import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config'

/** The staff token: `STAFF_TOKEN`, else what the server wrote into `DATA_DIR/staff-token`; null when it has not yet. */
export async function knownToken(): Promise<string | null> {
  const { staffToken, dataDir } = config()
  if (staffToken) return staffToken
  try {
    return (await readFile(join(dataDir, 'staff-token'), 'utf8')).trim() || null
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
