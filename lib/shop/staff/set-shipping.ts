import 'server-only'
import { sql } from 'drizzle-orm'
import { fromAed, toAed } from '@/lib/contract/money'
import type { ShippingBody, ShippingWire } from '@/lib/contract/staff-orders'
import { database, transaction } from '@/lib/db/database'
import { settings } from '@/lib/db/schema'
import { lockSettings } from '../catalogue/settings'
import { bumpCatalogue } from '../catalogue/version'
import { SHIPPING, shippingTerms, type ShippingTerms } from '../cart/shipping'

/** Returns the delivery terms. */
export async function shipping(): Promise<ShippingWire> {
  return wire(await shippingTerms(await database()))
}

/** Sets the delivery terms, effective on the next read of a cart. */
export async function setShipping({ fee, freeFrom }: ShippingBody): Promise<ShippingWire> {
  return transaction(async (tx) => {
    await lockSettings(tx)
    const before = await shippingTerms(tx)
    const value: ShippingTerms = {
      fee: fromAed(fee),
      freeFrom: freeFrom === undefined ? before.freeFrom : freeFrom && fromAed(freeFrom),
    }
    await tx
      .insert(settings)
      .values({ key: SHIPPING, value })
      .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value` } })
    // Pages show the free delivery threshold.
    await bumpCatalogue(tx, [])
    return wire(value)
  })
}

function wire({ fee, freeFrom }: ShippingTerms): ShippingWire {
  return { fee: toAed(fee), freeFrom: freeFrom === null ? null : toAed(freeFrom) }
}
