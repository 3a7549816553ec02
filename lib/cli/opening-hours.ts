import { type Hours, type Weekday, weekdays } from '@/lib/contract/shop-info'

const DAYS = weekdays.length
const ENTRY = /^(\S+)\s+(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/

/** Parses hours such as `Sat-Thu 09:00-22:00; Fri 16:00-22:00`; `daily` is every day. Null when not understood. */
export function parseHours(text: string): Hours[] | null {
  const entries = text.split(';').map((entry) => {
    const [, days = '', from = '', to = ''] = ENTRY.exec(entry.trim()) ?? []
    const parsed = parseDays(days)
    return parsed && { days: parsed, from: from.padStart(5, '0'), to: to.padStart(5, '0') }
  })
  const valid = entries.filter((entry) => entry !== null)
  return valid.length === entries.length ? valid : null
}

function parseDays(text: string): Weekday[] | null {
  if (text.toLowerCase() === 'daily') return [...weekdays]
  const days = text.split(',').map((part) => {
    const [first, last] = part.split('-').map(dayNumber)
    if (first === undefined || first < 0 || last === -1) return null
    const count = last === undefined ? 1 : ((last - first + DAYS) % DAYS) + 1
    return Array.from({ length: count }, (_, at) => weekdays[(first + at) % DAYS] ?? 'Sun')
  })
  return days.includes(null) ? null : [...new Set(days.flatMap((some) => some ?? []))]
}

/** Index in `weekdays`; -1 for no day. Only the first three letters count. */
function dayNumber(name: string): number {
  return weekdays.findIndex((day) => name.slice(0, 3).toLowerCase() === day.toLowerCase())
}

/** Formats hours as `parseHours` reads them. */
export function hoursText(hours: Hours[]): string {
  return hours.map(({ days, from, to }) => `${days.join(',')} ${from}-${to}`).join('; ')
}
