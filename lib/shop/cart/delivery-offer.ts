import 'server-only'
import type { City } from '@/lib/contract/address'
import type { Cart } from '@/lib/contract/cart'
import type { DeliveryOffer, RefusedKind } from '@/lib/contract/delivery'
import type { DeliveryTerms, DeliveryZone } from '@/lib/contract/delivery-schemas'
import { database, type Db, type Tx } from '@/lib/db/database'
import { shippingTerms } from '../delivery/shipping'
import { plannedDays, type PlannedDay } from '../delivery/days'
import { offeredDays } from '../delivery/slots'
import { deliveryTerms, zoneOf } from '../delivery/terms'
import { readCart } from './cart'

/** Delivery of the customer's cart to a city; null when the shop has one fee everywhere and no slots. */
export async function deliveryOffer(customerId: string, city: City): Promise<DeliveryOffer | null> {
  return offerOf(await database(), customerId, city)
}

/** As `deliveryOffer`, inside or outside a transaction. */
export async function offerOf(db: Db | Tx, customerId: string, city: City): Promise<DeliveryOffer | null> {
  const terms = await deliveryTerms(db)
  if (!terms) return null
  const cart = await readCart(db, customerId, city)
  const zone = zoneOf(terms, city, await shippingTerms(db))
  const days = slotDays(terms, zone, { cart, city })
  return {
    city,
    cart,
    served: zone.served,
    freeFrom: zone.freeFrom,
    smallestOrder: zone.smallestOrder ?? 0,
    refused: refusedProducts(inStock(cart), zone),
    days: days && (await offeredDays(db, days, customerId)),
  }
}

type Delivered = Pick<Cart['lines'][number], 'productId' | 'title'> & {
  category: { carcass: boolean; live?: boolean } | null
}

/** The products that are not delivered to the zone, because of their kind. */
export function refusedProducts(
  lines: readonly Delivered[],
  { live, chilled }: DeliveryZone,
): DeliveryOffer['refused'] {
  const refused = new Map<string, DeliveryOffer['refused'][number]>()
  for (const { productId, title, category } of lines) {
    const kind: RefusedKind | null = category?.carcass && !chilled ? 'chilled' : category?.live && !live ? 'live' : null
    if (kind) refused.set(productId, { productId, title, kind })
  }
  return [...refused.values()]
}

/**
 * The days on which a cart can be delivered to a city. Null when no slot is chosen: slots are off, the cart is collected, the
 * zone is not served, or the delivery is by arrangement.
 */
export function slotDays(
  terms: DeliveryTerms,
  zone: DeliveryZone,
  { cart, city }: { cart: Cart; city: City },
): PlannedDay[] | null {
  if (!terms.slots.on || cart.pickup || !zone.served || cart.leadTime === 'arrangement') return null
  const leadDays = Math.max(zone.leadDays, ...inStock(cart).map((line) => line.leadDays ?? 0))
  return plannedDays(terms, { city, now: new Date(), leadDays })
}

/** The lines in stock: an order has no others. */
function inStock({ lines }: Cart): Cart['lines'] {
  return lines.filter(({ stock }) => stock > 0)
}
