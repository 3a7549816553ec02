import type { z } from 'zod'
import type { City } from './address'
import type { Bilingual } from './bilingual'
import type { Cart, ShownCart } from './cart'
import type { DeliveryDayWire } from './delivery-schemas'
import type { Fils } from './money'

/** What a delivery zone refuses: living animals or carcasses, which travel chilled. */
export type RefusedKind = 'live' | 'chilled'

export type DeliveryDay = z.infer<typeof DeliveryDayWire>
export type ClosedReason = NonNullable<DeliveryDay['closed']>
export type OfferedSlot = DeliveryDay['slots'][number]

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

/** The ISO date of a slot's key. */
export function slotDate(id: string): string {
  return id.slice(0, 10)
}

/** The free slots of an offer, soonest first. */
export function freeSlots(days: readonly DeliveryDay[]): OfferedSlot[] {
  return days.flatMap(({ slots }) => slots.filter(({ state }) => state === 'free'))
}
