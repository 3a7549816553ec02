import 'server-only'
import { z } from 'zod'
import type { Fils } from '@/lib/contract/money'
import type { Db, Tx } from '@/lib/db/database'
import { readSetting } from '../setting-rows'

/** Key of the row in `settings`. */
export const SHIPPING = 'shipping'

/** The delivery fee, in fils; free from a subtotal of `freeFrom` on (null: never free). */
export const ShippingTerms = z.object({
  fee: z.number().int().min(0),
  freeFrom: z.number().int().min(0).nullable(),
})
export type ShippingTerms = z.infer<typeof ShippingTerms>

/** Reads the delivery terms; free until the owner sets them. */
export async function shippingTerms(db: Db | Tx): Promise<ShippingTerms> {
  return (await readSetting(db, SHIPPING, ShippingTerms)) ?? { fee: 0, freeFrom: null }
}

/** The delivery fee for a subtotal, both in fils; 0 for an empty cart. */
export function shippingFor(subtotal: Fils, { fee, freeFrom }: ShippingTerms): Fils {
  return subtotal === 0 || (freeFrom !== null && subtotal >= freeFrom) ? 0 : fee
}
