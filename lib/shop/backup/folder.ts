import 'server-only'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { engineName } from '@/lib/db/database'
import { deleteOldFiles } from '../old-files'

/** What a backup or a restore that was cut off leaves: names of `backupScratch`, and drafts of `writeBackup`. */
const LEFTOVER = /^\.[0-9a-f-]{36}(\.part)?$|^before-restore-.+\.gz\.part$/
/** Other instances on the same database may be at work on a younger one, ms. */
const SHARED_AFTER = 24 * 60 * 60 * 1000

/** Folder of what restores have kept: `DATA_DIR/backups`. */
export function backupFolder(): string {
  return join(config().dataDir, 'backups')
}

/** Where a backup stands while it is sent or read; `id` is a UUID. */
export function backupScratch(id: string): string {
  return join(backupFolder(), `.${id}`)
}

/** Deletes what backups and restores that died have left behind: each is a whole copy of the shop. Call when the shop opens. */
export async function sweepBackups(): Promise<void> {
  // With the embedded database this process is alone in the folder: nothing there is too young.
  const age = engineName() === 'pglite' ? -Infinity : SHARED_AFTER
  await deleteOldFiles(backupFolder(), { age, named: LEFTOVER })
}
