import { weekdays, type Hours, type Weekday } from '@/lib/contract/shop-info'
import type { Language } from '@/lib/config/constants'
import { comma } from './comma'

const DAYS = weekdays.length
/** A Sunday, from which the names of days are formatted. */
const SUNDAY = Date.UTC(2026, 0, 4)
const DAY = 24 * 60 * 60 * 1000

const dayName = {
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
  ar: new Intl.DateTimeFormat('ar', { weekday: 'long', timeZone: 'UTC' }),
}
// Not `hour12`: see dates.ts.
const clock = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' } as const
const time = {
  en: new Intl.DateTimeFormat('en-GB', clock),
  ar: new Intl.DateTimeFormat('ar-AE-u-nu-latn', clock),
}

/** Opening hours for people: the days, null for every day, and the times. Server only, because browsers' locale data differ. */
export function shownHours({ days, from, to }: Hours, language: Language): { days: string | null; times: string } {
  return { days: shownDays(days, language), times: `${shownTime(from, language)} – ${shownTime(to, language)}` }
}

function shownDays(days: Weekday[], language: Language): string | null {
  const open = weekdays.map((day) => days.includes(day))
  if (open.every(Boolean)) return null
  const name = (day: number) => dayName[language].format(SUNDAY + (day % DAYS) * DAY)
  // Runs of days begin after a closed one; they may pass the end of the week.
  const runs = weekdays.flatMap((_, first) => {
    if (!open[first] || open[(first + DAYS - 1) % DAYS]) return []
    let length = 1
    while (open[(first + length) % DAYS]) length++
    return length > 2
      ? [`${name(first)} – ${name(first + length - 1)}`]
      : Array.from({ length }, (_one, at) => name(first + at))
  })
  return runs.join(comma(language))
}

/** A time of day whose parts stay on one line. */
function shownTime(text: string, language: Language): string {
  return time[language].format(Date.parse(`1970-01-01T${text}:00Z`)).replace(/\s/, '\u00a0')
}

/** Opening hours in the form of schema.org, such as `Mo,Tu 09:00-17:00`. */
export function schemaHours({ days, from, to }: Hours): string {
  return `${days.map((day) => day.slice(0, 2)).join(',')} ${from}-${to}`
}
