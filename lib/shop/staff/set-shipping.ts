import 'server-only'
import { sql } from 'drizzle-orm'
import { fromAed } from '@/lib/contract/money'
import type { ShippingBody } from '@/lib/contract/staff-orders'
import { transaction } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { SHIPPING, type ShippingTerms } from '../cart/shipping'

/** Sets what delivery costs, from the next look at a cart on. */
export async function setShipping(terms: ShippingBody): Promise<ShippingBody> {
  const { fee, freeFrom } = terms
  const value: ShippingTerms = { fee: fromAed(fee), freeFrom: freeFrom === null ? null : fromAed(freeFrom) }
  await transaction(async (tx) => {
    await tx
      .insert(settings)
      .values({ key: SHIPPING, value })
      .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
  })
  return terms
}
