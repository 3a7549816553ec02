import 'server-only'
import type { Fils } from '@/lib/contract/money'
import { database } from '@/lib/db/database'
import { openDays } from '../delivery/days'
import { shippingFor, shippingTerms } from '../delivery/shipping'
import { deliveryTerms, servedZones } from '../delivery/terms'
import { cached } from './cache'

/** How long the days of delivery are cached, ms: the windows of today close one by one. */
const DAYS_CACHED = 10 * 60 * 1000

/** Days until orders of now can be delivered to some city, ascending; empty where nothing is delivered. */
export function deliveryDays(): Promise<number[]> {
  const now = new Date()
  return cached(`delivery-days ${Math.floor(now.getTime() / DAYS_CACHED)}`, async () => {
    const db = await database()
    const [terms, general] = await Promise.all([deliveryTerms(db), shippingTerms(db)])
    return terms ? openDays(terms, servedZones(terms, general), now) : [0]
  })
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
