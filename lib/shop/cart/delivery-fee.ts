import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { cities, type City } from '@/lib/contract/address'
import type { Cart } from '@/lib/contract/cart'
import type { Fils } from '@/lib/contract/money'
import type { Db, Tx } from '@/lib/db/database'
import { addresses } from '@/lib/db/schema'
import { shippingFor, shippingTerms } from '../catalogue/shipping'
import { deliveryFee, deliveryTerms, zoneOf } from '../delivery/terms'

/** The delivery fee of a cart: to `city`, to the customer's first address, else the lowest. `leadDays`: of a known city's zone. */
export async function cartDelivery(
  db: Db | Tx,
  { customerId, subtotal, city }: { customerId: string; subtotal: Fils; city: City | null },
): Promise<Pick<Cart, 'shipping' | 'delivery'> & { leadDays: number }> {
  const [terms, general] = [await deliveryTerms(db), await shippingTerms(db)]
  if (!terms) return { shipping: shippingFor(subtotal, general), delivery: null, leadDays: 0 }
  const goal = city ?? (await firstCity(db, customerId))
  const { fee, from } = await deliveryFee(db, terms, { subtotal, city: goal })
  const leadDays = goal ? zoneOf(terms, goal, general).leadDays : 0
  return { shipping: fee, delivery: { city: goal, from }, leadDays }
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
