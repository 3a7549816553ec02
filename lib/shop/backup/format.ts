import { z } from 'zod'

/** Changes when a backup of this shop could not be read by an older one. */
export const FORMAT = 1

const Count = z.number().int().min(0)
const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/** What a backup holds: how much, and the SHA-256 of all lines before the last. */
export const BackupSums = z.object({ rows: z.record(z.string(), Count), files: Count, sha256: Hash })
export type BackupSums = z.infer<typeof BackupSums>

/** One line of a backup, which is JSON lines in gzip, in this order: a head, the rows of every table, the files of all pictures, an end. */
export const BackupLine = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('head'),
    format: z.literal(FORMAT),
    madeAt: z.string(),
    /** Names of the schema's migrations. */
    migrations: z.array(z.string()),
  }),
  z.object({ type: z.literal('rows'), table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({
    type: z.literal('file'),
    /** Under the media folder: `ab/<hash>-<width>.webp`. */
    path: z.string().regex(/^[0-9a-f]{2}\/[0-9a-f]{24,64}-\d{2,4}\.webp$/),
    base64: z.base64(),
  }),
  BackupSums.extend({ type: z.literal('end') }),
])
export type BackupLine = z.infer<typeof BackupLine>
