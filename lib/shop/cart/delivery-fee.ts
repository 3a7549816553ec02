import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { cities, type City } from '@/lib/contract/address'
import type { Cart } from '@/lib/contract/cart'
import type { DeliveryTerms } from '@/lib/contract/delivery-schemas'
import type { Fils } from '@/lib/contract/money'
import type { Db, Tx } from '@/lib/db/database'
import { addresses } from '@/lib/db/schema'
import { daysBetween, dubaiDate } from '@/lib/utils/dubai-time'
import { shippingFor, shippingTerms } from '../delivery/shipping'
import { firstOpenDay, plannedDays } from '../delivery/days'
import { offeredDays } from '../delivery/slots'
import { deliveryFee, deliveryTerms, servedZones, type ServedZone } from '../delivery/terms'

/** Where a cart may go, and by which terms. */
interface Goal {
  terms: DeliveryTerms
  /** That of the cart's city, if it is served; without a city all that are. */
  zones: ServedZone[]
  /** Null until the customer has an address. */
  city: City | null
}

/** How a cart is delivered. */
interface CartDelivery extends Pick<Cart, 'shipping' | 'delivery'> {
  /** Days until the city is reached; without a city, the one that is reached soonest. Null when it is not delivered to, or none is. */
  leadDays: number | null
  /** Null without terms. */
  goal: Goal | null
}

/** The delivery of a cart: to `city`, to the customer's first address, else for the lowest fee. */
export async function cartDelivery(
  db: Db | Tx,
  { customerId, subtotal, city }: { customerId: string; subtotal: Fils; city: City | null },
): Promise<CartDelivery> {
  const [terms, general] = [await deliveryTerms(db), await shippingTerms(db)]
  if (!terms) return { shipping: shippingFor(subtotal, general), delivery: null, leadDays: 0, goal: null }
  const known = city ?? (await firstCity(db, customerId))
  const { fee, from } = await deliveryFee(db, terms, { subtotal, city: known })
  const zones = servedZones(terms, general, known ? [known] : cities)
  const leadDays = zones.length > 0 ? Math.min(...zones.map((zone) => zone.leadDays)) : null
  return { shipping: fee, delivery: { city: known, from }, leadDays, goal: { terms, zones, city: known } }
}

/**
 * Days until the first slot that is free, after `leadDays` at the earliest; `leadDays` without slots, null when all are taken.
 * Without a city any one's slots count, taken or not. `orderBy`: when the last order for today is over; null without slots.
 */
export async function daysToSlot(
  db: Db | Tx,
  { goal: { terms, zones, city }, customerId, leadDays }: { goal: Goal; customerId: string; leadDays: number },
): Promise<{ days: number | null; orderBy: string | null }> {
  if (!terms.slots.on) return { days: leadDays, orderBy: null }
  const now = new Date()
  const today = dubaiDate(now)
  const planned = zones.flatMap((zone) =>
    plannedDays(terms, { city: zone.city, now, leadDays: Math.max(leadDays, zone.leadDays) }),
  )
  const offered = city ? await offeredDays(db, planned, customerId) : []
  const free = new Set(
    offered.flatMap(({ slots }) => slots.filter(({ state }) => state === 'free').map(({ id }) => id)),
  )
  const lastOrders = planned
    .filter(({ date }) => date === today)
    .flatMap(({ slots }) => slots)
    .filter(({ id, late, capacity }) => (city ? free.has(id) : !late && capacity > 0))
    .map(({ lastOrder }) => lastOrder.toISOString())
  const orderBy = lastOrders.toSorted().at(-1) ?? null
  if (!city) return { days: firstOpenDay(terms, zones, { now, leadDays }), orderBy }
  const first = offered.find(({ closed }) => closed === null)
  return { days: first ? daysBetween(today, first.date) : null, orderBy }
}

/** City of the address that the checkout preselects; null without one. */
async function firstCity(db: Db | Tx, customerId: string): Promise<City | null> {
  const [first] = await db
    .select({ city: addresses.city })
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id))
    .limit(1)
  return cities.find((city) => city === first?.city) ?? null
}
