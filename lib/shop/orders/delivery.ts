import 'server-only'
import { eq, inArray } from 'drizzle-orm'
import type { City } from '@/lib/contract/address'
import type { Cart } from '@/lib/contract/cart'
import type { DeliveryZone } from '@/lib/contract/delivery-schemas'
import { ShopError } from '@/lib/contract/error'
import type { Order } from '@/lib/contract/order'
import { leadTimesIn, longestLeadTime, readLeadTime, type BookedSlot, type LeadTime } from '@/lib/contract/selling'
import type { Tx } from '@/lib/db/database'
import { categories, products } from '@/lib/db/schema'
import { dubaiDate } from '@/lib/utils/dubai-time'
import { refusedProducts, slotDays } from '../cart/delivery-offer'
import { isCarcass } from '../catalogue/categories'
import { shippingTerms } from '../delivery/shipping'
import { plannedDays } from '../delivery/days'
import { bookedDates, bookings, bookSlot, openSlot, releaseSlot, type ChosenSlot } from '../delivery/slots'
import { deliveryTerms, zoneOf } from '../delivery/terms'
import type { OrderRequest } from './request'

/**
 * Checks that an order's cart is delivered to its city, and finds its slot; null when none is chosen. Throws
 * NotDeliveredThere, SmallestOrder, SlotRequired, SlotFull.
 */
export async function checkDelivery(tx: Tx, cart: Cart, request: OrderRequest): Promise<ChosenSlot | null> {
  const terms = await deliveryTerms(tx)
  if (!terms || cart.pickup) return null
  const { city } = request.address
  const zone = zoneOf(terms, city, await shippingTerms(tx))
  assertDelivered(cart.lines, zone, city)
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
  const { city, date } = slot
  const days = terms ? plannedDays(terms, { city, now: new Date(), leadDays: 0, besides: [date] }) : []
  const planned = days.flatMap(({ slots }) => slots).find(({ id }) => id === slot.id)
  return planned !== undefined && bookSlot(tx, slot.id, planned.capacity)
}

/**
 * The slot of an order after its city, lines or slot changed: releases the old place and books the new one, or keeps it. Throws
 * NotDeliveredThere, SlotRequired for another city without one of its slots, SlotFull for a slot that is full, over or not there.
 */
export async function moveDelivery(
  tx: Tx,
  before: Order,
  { city, lines, slot }: { city: City; lines: Order['lines']; slot: string | undefined },
): Promise<BookedSlot | null> {
  const terms = await deliveryTerms(tx)
  if (!terms || before.pickup) return before.slot
  const sameCity = city === before.address.city
  if (!sameCity) assertDelivered(await withCategories(tx, lines), zoneOf(terms, city, await shippingTerms(tx)), city)
  if (slot === undefined || slot === before.slot?.id) {
    if (sameCity || !before.slot) return before.slot
    if (terms.slots.on) throw new ShopError('SlotRequired', [{ path: 'slot', msg: 'SlotRequired' }])
    await releaseSlot(tx, before.slot.id)
    return null
  }
  if (!terms.slots.on) throw slotFull()
  // The days that staff see listed. They may deliver sooner than was promised.
  const now = new Date()
  const besides = await bookedDates(tx, dubaiDate(now))
  const days = plannedDays(terms, { city, now, leadDays: 0, besides })
  const chosen = openSlot(days, slot, city)
  if (!chosen) throw slotFull()
  if (before.slot) await releaseSlot(tx, before.slot.id)
  await book(tx, chosen)
  return chosen.slot
}

/** When an order's lines are delivered to another city, by the lead times of today; null for no promise. */
export async function leadTimeIn(tx: Tx, lines: Order['lines'], city: City): Promise<LeadTime | null> {
  const terms = await deliveryTerms(tx)
  const leadDays = terms ? zoneOf(terms, city, await shippingTerms(tx)).leadDays : 0
  const ids = lines.map(({ productId }) => productId)
  const rows = await tx.select({ leadTime: products.leadTime }).from(products).where(inArray(products.id, ids))
  const times = rows.map(({ leadTime }) => readLeadTime(leadTime))
  return longestLeadTime(leadTimesIn(times, leadDays))
}

/** Throws NotDeliveredThere when the zone is not served, or refuses the kind of a line. */
function assertDelivered(lines: Parameters<typeof refusedProducts>[0], zone: DeliveryZone, city: City): void {
  const refused = zone.served ? refusedProducts(lines, zone) : lines
  if (refused.length === 0) return
  const products = [...new Map(refused.map(({ productId, title }) => [productId, title])).values()]
  throw new ShopError('NotDeliveredThere', [{ path: 'city', msg: 'NotDeliveredThere' }], { facts: { city, products } })
}

/** The lines of an order with the kind of their products' categories today. */
async function withCategories(tx: Tx, lines: Order['lines']) {
  const { live, carcass, nameEn, nameAr } = categories
  const ids = lines.map(({ productId }) => productId)
  const rows = await tx
    .select({ id: products.id, live, carcass, nameEn, nameAr })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(products.id, ids))
  const kinds = new Map(rows.map((row) => [row.id, { carcass: isCarcass(row), live: row.live }]))
  return lines.map((line) => ({ ...line, category: kinds.get(line.productId) ?? null }))
}

function slotFull(): ShopError {
  return new ShopError('SlotFull', [{ path: 'slot', msg: 'SlotFull' }])
}
