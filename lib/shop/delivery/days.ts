import type { City } from '@/lib/contract/address'
import type { Bilingual } from '@/lib/contract/bilingual'
import { slotId } from '@/lib/contract/delivery'
import type { DeliveryTerms, DeliveryWindow, EidDay } from '@/lib/contract/delivery-schemas'
import { weekdays } from '@/lib/contract/shop-info'
import { addDays, daysBetween, dubaiDate, dubaiMoment, weekdayOf } from '@/lib/utils/dubai-time'

/** A window on a date in one city. */
interface PlannedSlot {
  id: string
  from: string
  to: string
  /** Orders it takes. */
  capacity: number
  /** When its last order is over. */
  lastOrder: Date
  late: boolean
}

/** A date on which a city may be delivered to. */
export interface PlannedDay {
  date: string
  /** Name of an Eid day or of a closed date. */
  name: Bilingual | null
  isClosed: boolean
  slots: PlannedSlot[]
}

interface Asked {
  city: City
  now: Date
  /** Days from now to the first delivery. */
  leadDays: number
  /** Dates to list besides, such as those booked for a product with a long lead time. */
  besides?: readonly string[]
}

/** How far ahead Eid dates are listed, in days. */
const EID_AHEAD = 30

/** How far a day with windows is looked for after a lead time, in days. */
const SEARCHED = 30

/**
 * The dates from the first possible one to `daysAhead`, the Eid dates of the next month, and those `besides`. A lead time may leave
 * no day with windows: the next one follows then.
 */
export function plannedDays(terms: DeliveryTerms, { city, now, leadDays, besides = [] }: Asked): PlannedDay[] {
  const { slots } = terms
  const today = dubaiDate(now)
  const first = addDays(today, leadDays)
  const last = addDays(today, Math.max(slots.daysAhead, leadDays))
  const eidDates = slots.eid.map(({ date }) => date).filter((date) => date <= addDays(today, EID_AHEAD))
  const dates = new Set([...eidDates, ...besides].filter((date) => date >= first))
  for (let date = first; date <= last; date = addDays(date, 1)) dates.add(date)
  const planOf = (date: string) => dayOf(terms, date, city, now)
  const days = [...dates].toSorted().map(planOf)
  // An Eid date weeks later leaves the days between to be offered, too.
  if (leadDays === 0 || days.some((day) => day.date <= last && isOpen(day))) return days
  const after = Array.from({ length: SEARCHED }, (_, at) => planOf(addDays(last, at + 1)))
  const further = after.slice(0, after.findIndex(isOpen) + 1).filter(({ date }) => !dates.has(date))
  return [...days, ...further].toSorted((one, other) => one.date.localeCompare(other.date))
}

interface Promised {
  now: Date
  /** Days until the order is ready. */
  leadDays: number
}

/**
 * Days until an order can be delivered to the first of these zones, whatever is booked: by `plannedDays`, as at the checkout; without
 * slots by their lead times. Null when none has an open day.
 */
export function firstOpenDay(
  terms: DeliveryTerms,
  zones: { city: City; leadDays: number }[],
  { now, leadDays }: Promised,
): number | null {
  const today = dubaiDate(now)
  const days = zones.flatMap((zone) => {
    const earliest = Math.max(leadDays, zone.leadDays)
    if (!terms.slots.on) return [earliest]
    const open = plannedDays(terms, { city: zone.city, now, leadDays: earliest }).find(isOpen)
    return open ? [daysBetween(today, open.date)] : []
  })
  return days.length > 0 ? Math.min(...days) : null
}

function isOpen({ slots }: PlannedDay): boolean {
  return slots.some(({ late, capacity }) => !late && capacity > 0)
}

/** An Eid date has its own windows and is open even if it is listed as closed. */
function dayOf({ slots }: DeliveryTerms, date: string, city: City, now: Date): PlannedDay {
  const eid = slots.eid.find((one) => one.date === date)
  if (eid) return eidDay(eid, city, now)
  const closed = slots.closed.find((one) => one.date === date)
  if (closed) return { date, name: closed.name, isClosed: true, slots: [] }
  return { date, name: null, isClosed: false, slots: windowsOn(slots.windows, date, city, now) }
}

function eidDay({ date, name, windows, ordersUntil }: EidDay, city: City, now: Date): PlannedDay {
  const end = dubaiMoment(addDays(date, -ordersUntil), '24:00')
  const lastOf = ({ from }: Window) => new Date(Math.min(end.getTime(), dubaiMoment(date, from).getTime()))
  const own = windows
    .filter((window) => isIn(window, city))
    .map((window) => planned(window, { date, city, now, lastOrder: lastOf(window) }))
  return { date, name, isClosed: own.length === 0, slots: own.toSorted(byTime) }
}

function windowsOn(windows: DeliveryWindow[], date: string, city: City, now: Date): PlannedSlot[] {
  return windows
    .filter((window) => isIn(window, city) && window.days.some((day) => weekdays.indexOf(day) === weekdayOf(date)))
    .map((window) => planned(window, { date, city, now, lastOrder: lastOrder(window, date) }))
    .toSorted(byTime)
}

function lastOrder({ from, cutOff }: DeliveryWindow, date: string): Date {
  if ('dayBefore' in cutOff) return dubaiMoment(addDays(date, -1), cutOff.dayBefore)
  return new Date(dubaiMoment(date, from).getTime() - cutOff.hoursBefore * 60 * 60 * 1000)
}

type Window = Pick<DeliveryWindow, 'zones' | 'from' | 'to' | 'capacity'>

function isIn({ zones }: Window, city: City): boolean {
  return zones === null || zones.includes(city)
}

function planned(
  { from, to, capacity }: Window,
  { date, city, now, lastOrder }: { date: string; city: City; now: Date; lastOrder: Date },
): PlannedSlot {
  return { id: slotId({ date, from, to, city }), from, to, capacity, lastOrder, late: now >= lastOrder }
}

function byTime(one: PlannedSlot, other: PlannedSlot): number {
  return one.from.localeCompare(other.from) || one.to.localeCompare(other.to)
}
