import 'server-only'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Fils } from '@/lib/contract/money'
import type { Db, Tx } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'

/** Key of the row in `settings`. */
export const SHIPPING = 'shipping'

/** The delivery fee, in fils; free from a subtotal of `freeFrom` on (null: never free). */
export const ShippingTerms = z.object({
  fee: z.number().int().min(0),
  freeFrom: z.number().int().min(0).nullable(),
})
export type ShippingTerms = z.infer<typeof ShippingTerms>

/** The default until the owner sets terms. */
const free: ShippingTerms = { fee: 0, freeFrom: null }

/** Reads the delivery terms. */
export async function shippingTerms(db: Db | Tx): Promise<ShippingTerms> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, SHIPPING))
  const stored = ShippingTerms.safeParse(row?.value)
  return stored.success ? stored.data : free
}

/** The delivery fee for a subtotal, both in fils; 0 for an empty cart. */
export function shippingFor(subtotal: Fils, { fee, freeFrom }: ShippingTerms): Fils {
  return subtotal === 0 || (freeFrom !== null && subtotal >= freeFrom) ? 0 : fee
}
