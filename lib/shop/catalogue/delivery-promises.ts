import 'server-only'
import { CUT_OFF_DAYS_MAX } from '@/lib/contract/delivery-schemas'
import type { Fils } from '@/lib/contract/money'
import { database } from '@/lib/db/database'
import { dubaiDate } from '@/lib/utils/dubai-time'
import { firstOpenDay } from '../delivery/days'
import { shippingFor, shippingTerms } from '../delivery/shipping'
import { deliveryTerms, servedZones } from '../delivery/terms'
import { cached } from './cache'

/** How long a promise is cached, ms: the windows of today close one by one. */
const PROMISE_CACHED = 10 * 60 * 1000

/** Number of the time span that shares what is cached. */
const spanOf = (now: Date) => Math.floor(now.getTime() / PROMISE_CACHED)

/** Days until a product that takes `leadDays` and is ordered now can be delivered to some city; null where none can. */
export function deliveredAfter(leadDays: number): Promise<number | null> {
  const now = new Date()
  return cached(`delivered-after ${leadDays} ${spanOf(now)}`, async () => {
    const { terms, zones } = await readDelivery()
    return terms ? firstOpenDay(terms, zones, { now, leadDays }) : leadDays
  })
}

/** Changes whenever what `deliveredAfter` says does: with the date, and with the last order of a window; never without slots. */
export function promisesKey(): Promise<string> {
  const now = new Date()
  return cached(`promises ${spanOf(now)}`, async () => {
    const { terms, zones } = await readDelivery()
    if (!terms?.slots.on) return ''
    // Windows of later days do not close today.
    const closing = Array.from({ length: CUT_OFF_DAYS_MAX + 1 }, (_, leadDays) =>
      firstOpenDay(terms, zones, { now, leadDays }),
    )
    return [dubaiDate(now), ...closing].join()
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
