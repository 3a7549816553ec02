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

/** Time left for same-day delivery, in Dubai time; null after 2 pm. Spec §1. */
export function timeToOrder(now: Date): TimeLeft | null {
  const minutes = Math.floor(now.getTime() / 60_000 + DUBAI_OFFSET) % DAY
  const left = LAST_ORDER - minutes
  if (left <= 0) return null
  return { hours: Math.floor(left / 60), minutes: left % 60 }
}

function shopDay(time: Date): number {
  return Math.floor((time.getTime() / 60_000 + DUBAI_OFFSET) / DAY)
}

/** When an order placed at `placedAt` (ISO 8601) arrives, seen from `now`; null once that day is over. Spec §1. */
export function arrivalDay(placedAt: string, now = new Date()): 'today' | 'tomorrow' | null {
  const placed = new Date(placedAt)
  const days = shopDay(placed) + (timeToOrder(placed) ? 0 : 1) - shopDay(now)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : null
}

/** Values of the message `LeadTime.promise`. */
export function leadTimeValues(leadTime: LeadTime) {
  if (leadTime === 'arrangement') return { kind: leadTime, days: 0 }
  return { kind: leadTime === 0 ? 'sameDay' : 'days', days: leadTime }
}

/** Whether an order placed at `placedAt` (ISO 8601) may still be on its way. By arrangement it always may. */
export function isAwaited(leadTime: LeadTime, placedAt: string, now = new Date()): boolean {
  return leadTime === 'arrangement' || shopDay(new Date(placedAt)) + leadTime >= shopDay(now)
}
