import 'server-only'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { engineName } from '@/lib/db/database'
import { deleteOldFiles } from '../old-files'

/** Leftovers of interrupted backups and restores: names of `backupScratch` and partial files of `writeBackup`. */
const LEFTOVER = /^\.[0-9a-f-]{36}(\.part)?$|^before-restore-.+\.gz\.part$/
/** Age in ms below which a file may belong to another instance on the same database. */
const SHARED_MAX_AGE = 24 * 60 * 60 * 1000

/** Folder of the backups that restores make: `DATA_DIR/backups`. */
export function backupFolder(): string {
  return join(config().dataDir, 'backups')
}

/** Path of a backup during upload or download; `id` is a UUID. */
export function backupScratch(id: string): string {
  return join(backupFolder(), `.${id}`)
}

/** Deletes leftovers of interrupted backups and restores, each a full copy of the shop. Call at startup. */
export async function sweepBackups(): Promise<void> {
  // With the embedded database this process owns the folder: any age is a leftover.
  const age = engineName() === 'pglite' ? -Infinity : SHARED_MAX_AGE
  await deleteOldFiles(backupFolder(), { age, named: LEFTOVER })
}
