import { z } from 'zod'

/** Answer to `POST /restore`. */
export const RestoreReport = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int()),
  /** Number of picture files. */
  files: z.number().int(),
  sha256: z.string(),
  /** Server path of a copy of the previous data; null when there was none. */
  keptAt: z.string().nullable(),
})
export type RestoreReport = z.infer<typeof RestoreReport>
