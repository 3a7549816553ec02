import type { City } from './address'
import type { Bilingual } from './bilingual'
import type { Cart, ShownCart } from './cart'
import type { Fils } from './money'

/** What a delivery zone refuses: living animals or carcasses, which travel chilled. */
export type RefusedKind = 'live' | 'chilled'

/** A window of a day: free, booked out, or past its last order. */
export interface OfferedSlot {
  /** Key of `slot_bookings`. */
  id: string
  /** `HH:MM` in Asia/Dubai. */
  from: string
  to: string
  state: 'free' | 'full' | 'late'
}

/** Why a day has no free slot: a closed date, a weekday without windows, all booked, or past the last order. */
export type ClosedReason = 'closed' | 'none' | 'full' | 'late'

export interface DeliveryDay {
  /** ISO date in Asia/Dubai. */
  date: string
  /** Name of an Eid day or of a closed date; null for none. */
  name: Bilingual | null
  /** Null while a slot is free. */
  closed: ClosedReason | null
  slots: OfferedSlot[]
}

/** Delivery of a customer's cart to a city. */
export interface DeliveryOffer<C extends ShownCart = Cart> {
  city: City
  /** Priced for the city. */
  cart: C
  served: boolean
  /** Subtotal from which delivery is free; null for never. */
  freeFrom: Fils | null
  /** Least subtotal of an order; 0 for any. */
  smallestOrder: Fils
  /** Products that are not delivered there. */
  refused: { productId: string; title: Bilingual; kind: RefusedKind }[]
  /** Null when no slot is chosen. */
  days: DeliveryDay[] | null
}

/** Key of a slot: `2026-12-01 16:00-20:00 sharjah`. */
export function slotId({ date, from, to, city }: { date: string; from: string; to: string; city: City }): string {
  return `${date} ${from}-${to} ${city}`
}

/** The free slots of an offer, soonest first. */
export function freeSlots(days: readonly DeliveryDay[]): OfferedSlot[] {
  return days.flatMap(({ slots }) => slots.filter(({ state }) => state === 'free'))
}
