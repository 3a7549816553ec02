/** Asia/Dubai is four hours ahead of UTC all year. */
const OFFSET_MS = 4 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** The ISO date in Asia/Dubai. */
export function dubaiDate(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** Date and time in Asia/Dubai: `2026-12-01 16:00`. */
export function dubaiTime(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ')
}

/** The moment of a date and a time (`HH:MM`) in Asia/Dubai. */
export function dubaiMoment(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+04:00`)
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whole days from one ISO date to another. */
export function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY_MS
}

/** Day of the week of an ISO date, from Sunday (0). */
export function weekdayOf(date: string): number {
  return new Date(date).getUTCDay()
}
