import { z } from 'zod'

/** Body of `PUT /categories/{name or id}/feeds` and `PUT /products/{id or handle}/feeds`; null for the default. */
export const FeedsBody = z.object({ inFeeds: z.boolean().nullable() })
export type FeedsBody = z.infer<typeof FeedsBody>

/** The result. `inFeeds`: null for a product that follows its category. */
export const FeedsSet = z.object({ id: z.string(), name: z.string(), inFeeds: z.boolean().nullable() })
export type FeedsSet = z.infer<typeof FeedsSet>
