import 'server-only'
import { cities, type City } from '@/lib/contract/address'
import { DeliveryTerms, type DeliveryZone } from '@/lib/contract/delivery-schemas'
import type { Fils } from '@/lib/contract/money'
import type { Db, Tx } from '@/lib/db/database'
import { DELIVERY, readSetting } from '../setting-rows'
import { shippingFor, shippingTerms, type ShippingTerms } from './shipping'

/** Zones and slots as the owner set them; null without them: one fee everywhere, and no slots. */
export async function deliveryTerms(db: Db | Tx): Promise<DeliveryTerms | null> {
  return readSetting(db, DELIVERY, DeliveryTerms)
}

/** The zone of a city; one that the owner did not set has the general fee. */
export function zoneOf({ zones }: DeliveryTerms, city: City, general: ShippingTerms): DeliveryZone {
  return zones[city] ?? { ...general, served: true, leadDays: 0, smallestOrder: null, live: true, chilled: true }
}

/** The zone of a city that is delivered to. */
export interface ServedZone extends DeliveryZone {
  city: City
}

/** The zones that are delivered to, of these cities. */
export function servedZones(
  terms: DeliveryTerms,
  general: ShippingTerms,
  among: readonly City[] = cities,
): ServedZone[] {
  return among.map((city) => ({ city, ...zoneOf(terms, city, general) })).filter((zone) => zone.served)
}

/** The delivery fee to a city; without a city the lowest one. `from`: other cities cost more. */
export async function deliveryFee(
  db: Db | Tx,
  terms: DeliveryTerms,
  { subtotal, city }: { subtotal: Fils; city: City | null },
): Promise<{ fee: Fils; from: boolean }> {
  const general = await shippingTerms(db)
  if (city) return { fee: shippingFor(subtotal, zoneOf(terms, city, general)), from: false }
  const fees = servedZones(terms, general).map((zone) => shippingFor(subtotal, zone))
  const fee = Math.min(...(fees.length > 0 ? fees : [0]))
  return { fee, from: fees.some((one) => one > fee) }
}
