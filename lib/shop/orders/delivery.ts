import 'server-only'
import type { Cart } from '@/lib/contract/cart'
import { ShopError } from '@/lib/contract/error'
import type { BookedSlot } from '@/lib/contract/selling'
import type { Tx } from '@/lib/db/database'
import { refusedProducts, slotDays } from '../cart/delivery-offer'
import { shippingTerms } from '../catalogue/shipping'
import { plannedDays } from '../delivery/days'
import { bookings, bookSlot, openSlot } from '../delivery/slots'
import { deliveryTerms, zoneOf } from '../delivery/terms'
import type { OrderRequest } from './request'

/** A slot to book, and the orders it takes. */
export interface ChosenSlot {
  slot: BookedSlot
  capacity: number
}

/**
 * Checks that an order's cart is delivered to its city, and finds its slot; null when none is chosen. Throws
 * NotDeliveredThere, SmallestOrder, SlotRequired, SlotFull.
 */
export async function checkDelivery(tx: Tx, cart: Cart, request: OrderRequest): Promise<ChosenSlot | null> {
  const terms = await deliveryTerms(tx)
  if (!terms || cart.pickup) return null
  const { city } = request.address
  const zone = zoneOf(terms, city, await shippingTerms(tx))
  const refused = zone.served ? refusedProducts(cart, zone) : cart.lines
  if (refused.length > 0) {
    const products = [...new Map(refused.map(({ productId, title }) => [productId, title])).values()]
    throw new ShopError('NotDeliveredThere', [{ path: 'city', msg: 'NotDeliveredThere' }], {
      facts: { city, products },
    })
  }
  if (zone.smallestOrder !== null && cart.subtotal < zone.smallestOrder)
    throw new ShopError('SmallestOrder', [], { facts: { city, amount: zone.smallestOrder } })
  const days = slotDays(terms, zone, { cart, city })
  if (!days) return null
  if (request.slot === null) throw new ShopError('SlotRequired', [{ path: 'slot', msg: 'SlotRequired' }])
  const chosen = openSlot(days, request.slot, city)
  // Checked before any work: most orders for a full slot end here, and only a race at its last place reaches `book`.
  const taken = chosen && (await bookings(tx, [chosen.slot.id])).get(chosen.slot.id)
  if (!chosen || (taken ?? 0) >= chosen.capacity) throw slotFull()
  return chosen
}

/** Books the slot of a new order, last in its transaction. Throws SlotFull. */
export async function book(tx: Tx, { slot, capacity }: ChosenSlot): Promise<void> {
  if (!(await bookSlot(tx, slot.id, capacity))) throw slotFull()
}

/** Books the slot of an order again whose place was given back; false when it is full or no longer exists. */
export async function bookAgain(tx: Tx, slot: BookedSlot | null): Promise<boolean> {
  if (!slot) return true
  const terms = await deliveryTerms(tx)
  const days = terms ? plannedDays(terms, { city: slot.city, now: new Date(), leadDays: 0 }) : []
  const planned = days.flatMap(({ slots }) => slots).find(({ id }) => id === slot.id)
  return planned !== undefined && bookSlot(tx, slot.id, planned.capacity)
}

function slotFull(): ShopError {
  return new ShopError('SlotFull', [{ path: 'slot', msg: 'SlotFull' }])
}
