import 'server-only'
import { and, eq, gt, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { City } from '@/lib/contract/address'
import { slotDate, type ClosedReason, type DeliveryDay, type OfferedSlot } from '@/lib/contract/delivery'
import type { BookedSlot } from '@/lib/contract/selling'
import type { Db, Tx } from '@/lib/db/database'
import { orders, slotBookings } from '@/lib/db/schema'
import type { PlannedDay } from './days'

/** Places taken in each of these slots; 0 when missing. */
export async function bookings(db: Db | Tx, slots: string[]): Promise<Map<string, number>> {
  if (slots.length === 0) return new Map()
  const rows = await db.select().from(slotBookings).where(inArray(slotBookings.slot, slots))
  return new Map(rows.map(({ slot, booked }) => [slot, booked]))
}

/** The dates from `first` on, in which places are taken. */
export async function bookedDates(db: Db | Tx, first: string): Promise<string[]> {
  const { slot, booked } = slotBookings
  const rows = await db
    .select({ slot })
    .from(slotBookings)
    .where(and(gte(slot, first), gt(booked, 0)))
  return [...new Set(rows.map((row) => slotDate(row.slot)))]
}

/** Slots held by the customer's own unpaid card orders: a new order takes their place. */
async function ownHolds(db: Db | Tx, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ slot: orders.slot })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.payment, 'awaiting'), isNull(orders.stockReleasedAt)))
  return rows.flatMap(({ slot }) => (slot ? [slot.id] : []))
}

/** The days as the customer sees them, with what is booked. */
export async function offeredDays(db: Db | Tx, days: PlannedDay[], customerId: string): Promise<DeliveryDay[]> {
  const booked = await bookings(
    db,
    days.flatMap(({ slots }) => slots.map(({ id }) => id)),
  )
  const own = await ownHolds(db, customerId)
  return days.map(({ date, name, isClosed, slots }) => {
    const offered = slots.map(({ id, from, to, capacity, late }): OfferedSlot => {
      const taken = (booked.get(id) ?? 0) - own.filter((one) => one === id).length
      return { id, from, to, state: late ? 'late' : taken < capacity ? 'free' : 'full' }
    })
    return { date, name, closed: reasonOf(isClosed, offered), slots: offered }
  })
}

function reasonOf(isClosed: boolean, slots: OfferedSlot[]): ClosedReason | null {
  if (isClosed) return 'closed'
  if (slots.length === 0) return 'none'
  if (slots.some(({ state }) => state === 'free')) return null
  return slots.some(({ state }) => state === 'full') ? 'full' : 'late'
}

/** A slot to book, and the orders it takes. */
export interface ChosenSlot {
  slot: BookedSlot
  capacity: number
}

/** The slot of this id that still takes orders; null for none. */
export function openSlot(days: PlannedDay[], id: string, city: City): ChosenSlot | null {
  for (const { date, slots } of days) {
    const found = slots.find((one) => one.id === id && !one.late)
    if (found) return { slot: { id, date, from: found.from, to: found.to, city }, capacity: found.capacity }
  }
  return null
}

/**
 * Books a place; false when none is left. Call it last in the order's transaction: its row is locked until the end. Lock
 * order: cart, order, products, slot.
 */
export async function bookSlot(tx: Tx, slot: string, capacity: number): Promise<boolean> {
  if (capacity < 1) return false
  const [booked] = await tx
    .insert(slotBookings)
    .values({ slot, booked: 1 })
    .onConflictDoUpdate({
      target: slotBookings.slot,
      set: { booked: sql`${slotBookings.booked} + 1` },
      setWhere: lt(slotBookings.booked, capacity),
    })
    .returning({ slot: slotBookings.slot })
  return booked !== undefined
}

/** Gives a place back. Call once per order. */
export async function releaseSlot(tx: Tx, slot: string): Promise<void> {
  await tx
    .update(slotBookings)
    .set({ booked: sql`${slotBookings.booked} - 1` })
    .where(and(eq(slotBookings.slot, slot), gt(slotBookings.booked, 0)))
}
