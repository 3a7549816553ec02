import { z } from 'zod'

/**
 * Words that shoppers type, and the words of titles and categories for the same thing, each separated by spaces. Body and
 * result of the staff call `/synonyms`, and the file of `npm run shop -- search synonyms`.
 */
export const Synonyms = z
  .array(z.object({ typed: z.string().trim().min(1).max(1000), finds: z.string().trim().min(1).max(1000) }))
  .max(10_000)
export type Synonyms = z.infer<typeof Synonyms>
