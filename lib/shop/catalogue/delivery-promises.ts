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
    const { terms, zones } = await readDelivery()
    return terms ? openDays(terms, zones, now) : [0]
  })
}

/** Whether some city is delivered to on the day of the order, on days with a window. */
export async function hasSameDayCity(): Promise<boolean> {
  const { terms, zones } = await readDelivery()
  return !terms || zones.some(({ leadDays }) => leadDays === 0)
}

/**
 * The highest delivery fee for a subtotal, cached until the catalogue changes. For search engines, which know no cities
 * of the UAE: a fee must not be higher at the checkout than they say.
 */
export function highestFee(subtotal: Fils): Promise<Fils> {
  return cached(`highest-fee ${subtotal}`, async () => {
    const { terms, zones, general } = await readDelivery()
    return Math.max(0, ...(terms ? zones : [general]).map((fees) => shippingFor(subtotal, fees)))
  })
}

async function readDelivery() {
  const db = await database()
  const [terms, general] = await Promise.all([deliveryTerms(db), shippingTerms(db)])
  return { terms, general, zones: terms ? servedZones(terms, general) : [] }
}
