import { z } from 'zod'

/** Format version. Increase it when older shops cannot read new backups. */
export const FORMAT = 1

const Count = z.number().int().min(0)
const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/** Totals of a backup, and the SHA-256 of all lines before the last. */
export const BackupSums = z.object({ rows: z.record(z.string(), Count), files: Count, sha256: Hash })
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
    /** Path in the media folder: `ab/<hash>-<width>.webp`. */
    path: z.string().regex(/^[0-9a-f]{2}\/[0-9a-f]{24,64}-\d{2,4}\.webp$/),
    base64: z.base64(),
  }),
  BackupSums.extend({ type: z.literal('end') }),
])
export type BackupLine = z.infer<typeof BackupLine>
