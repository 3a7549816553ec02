import 'server-only'
import { cities, type City } from '@/lib/contract/address'
import { DeliveryTerms, type DeliveryZone } from '@/lib/contract/delivery-schemas'
import type { Fils } from '@/lib/contract/money'
import { database, type Db, type Tx } from '@/lib/db/database'
import { cached } from '../catalogue/cache'
import { shippingFor, shippingTerms, type ShippingTerms } from '../catalogue/shipping'
import { DELIVERY, readSetting } from '../setting-rows'

/** Zones and slots as the owner set them; null without them: one fee everywhere, and no slots. */
export async function deliveryTerms(db: Db | Tx): Promise<DeliveryTerms | null> {
  return readSetting(db, DELIVERY, DeliveryTerms)
}

/** The zone of a city; one that the owner did not set has the general fee. */
export function zoneOf({ zones }: DeliveryTerms, city: City, general: ShippingTerms): DeliveryZone {
  return zones[city] ?? { ...general, served: true, leadDays: 0, smallestOrder: null, live: true, chilled: true }
}

/** The zones of the cities that are delivered to. */
export function servedZones(terms: DeliveryTerms, general: ShippingTerms): DeliveryZone[] {
  return cities.map((city) => zoneOf(terms, city, general)).filter((zone) => zone.served)
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

/**
 * The highest delivery fee for a subtotal, cached until the catalogue changes. For search engines, which know no cities
 * of the UAE: a fee must not be higher at the checkout than they say.
 */
export function highestFee(subtotal: Fils): Promise<Fils> {
  return cached(`highest-fee ${subtotal}`, async () => {
    const db = await database()
    const [terms, general] = await Promise.all([deliveryTerms(db), shippingTerms(db)])
    if (!terms) return shippingFor(subtotal, general)
    return Math.max(0, ...servedZones(terms, general).map((zone) => shippingFor(subtotal, zone)))
  })
}
