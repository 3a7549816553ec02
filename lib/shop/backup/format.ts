import * as schema from '@/lib/db/schema'
import 'server-only'
import { z } from 'zod'
import { getTableName, is, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { engineName } from '@/lib/db/database'
import { deleteOldFiles } from '../old-files'

/** Format version. Increase it when older shops cannot read new backups. */
export const FORMAT = 1

const Count = z.number().int().min(0)
const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/** Totals of a backup, and the SHA-256 of all lines before the last. */
export const BackupSums = z.object({
  rows: z.record(z.string(), Count),
  files: Count,
  sha256: Hash,
  /** The bucket with the pictures that the file does not hold. */
  picturesIn: z.string().optional(),
})
export type BackupSums = z.infer<typeof BackupSums>

/** One line of a backup. The file is gzipped JSON lines in this order: head, rows of every table, picture files, end. */
export const BackupLine = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('head'),
    format: z.literal(FORMAT),
    madeAt: z.string(),
    /** SHA-256 of each schema migration. */
    migrations: z.array(z.string()),
  }),
  z.object({ type: z.literal('rows'), table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({
    type: z.literal('file'),
    /** Path in the media folder: `ab/<hash>-<width>.webp` or `ab/<hash>.mp4`. */
    path: z.string().regex(/^[0-9a-f]{2}\/[0-9a-f]{24}(-\d{2,4}\.webp|\.mp4|\.webm)$/),
    base64: z.base64(),
  }),
  BackupSums.extend({ type: z.literal('end') }),
])
export type BackupLine = z.infer<typeof BackupLine>

/** All tables with data of their own, by name, each after those it references. */
export function tablesInOrder(): PgTable[] {
  const waiting = new Map<string, PgTable>(
    Object.values(schema)
      .filter((one) => is(one, PgTable))
      .filter((table) => table !== schema.titleWords)
      .map((table) => [getTableName(table), table]),
  )
  const ordered: PgTable[] = []
  while (waiting.size > 0) {
    const free = [...waiting].filter(([name, table]) =>
      refersTo(table).every((other) => other === name || !waiting.has(other)),
    )
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...waiting.keys()].join(', ')}`)
    for (const [name, table] of free) {
      waiting.delete(name)
      ordered.push(table)
    }
  }
  return ordered
}

export function commaSeparated(items: SQLWrapper[]): SQL {
  return sql.join(
    items.map((item) => sql`${item}`),
    sql`, `,
  )
}

function refersTo(table: PgTable): string[] {
  return getTableConfig(table).foreignKeys.map((key) => getTableName(key.reference().foreignTable))
}

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
