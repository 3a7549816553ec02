import { z } from 'zod'

/** Answer to `POST /restore`. */
export const RestoreReport = z.object({
  /** Rows by table. */
  rows: z.record(z.string(), z.number().int()),
  /** Files of pictures. */
  files: z.number().int(),
  sha256: z.string(),
  /** Path on the server of what the shop held before; null when it held nothing. */
  keptAt: z.string().nullable(),
})
export type RestoreReport = z.infer<typeof RestoreReport>
