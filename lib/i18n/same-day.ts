import type { LeadTime } from '@/lib/contract/selling'

/** Offset of Asia/Dubai from UTC, all year, in minutes. */
const DUBAI_OFFSET = 4 * 60
const DAY = 24 * 60
/** Orders before 2 pm arrive the same day; in minutes of the day. Spec §1. */
const LAST_ORDER = 14 * 60

export interface TimeLeft {
  hours: number
  minutes: number
}

/** Time left for same-day delivery; null after `orderBy` (ISO 8601), by default 2 pm in Dubai. Spec §1. */
export function timeToOrder(now: Date, orderBy: string | null = null): TimeLeft | null {
  const minutes = Math.floor(now.getTime() / 60_000 + DUBAI_OFFSET)
  const left = orderBy
    ? Math.floor(Date.parse(orderBy) / 60_000 + DUBAI_OFFSET) - minutes
    : LAST_ORDER - (minutes % DAY)
  if (left <= 0) return null
  return { hours: Math.floor(left / 60), minutes: left % 60 }
}

function shopDay(time: Date): number {
  return Math.floor((time.getTime() / 60_000 + DUBAI_OFFSET) / DAY)
}

/** When an order placed at `placedAt` (ISO 8601) arrives, seen from `now`; null once that day is over. Spec §1. */
export function arrivalDay(placedAt: string, now = new Date()): 'today' | 'tomorrow' | null {
  const days = leadTimeLeft(0, placedAt, now)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : null
}

/** Values of the message `LeadTime.promise` about what is ordered now. */
export function leadTimeValues(leadTime: LeadTime) {
  if (leadTime === 'arrangement') return { kind: leadTime, days: 0 }
  return { kind: leadTime === 0 ? 'sameDay' : 'days', days: leadTime }
}

/** What is left of the lead time of an order placed at `placedAt` (ISO 8601), seen from `now`; null once its last day is over. */
export function leadTimeLeft(leadTime: LeadTime | null, placedAt: string, now = new Date()): LeadTime | null {
  if (typeof leadTime !== 'number') return leadTime
  const placed = new Date(placedAt)
  const days = leadTime === 0 && !timeToOrder(placed) ? 1 : leadTime
  const left = shopDay(placed) + days - shopDay(now)
  return left < 0 ? null : left
}

/** Values of the message `LeadTime.promise` about an order, by `leadTimeLeft`. */
export function leftValues(left: LeadTime) {
  return left === 'arrangement' ? leadTimeValues(left) : { kind: 'days', days: left }
}
