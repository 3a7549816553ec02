import type { Language } from '@/lib/config/constants'
import type { BookedSlot } from '@/lib/contract/selling'
import { weekdays, type Weekday } from '@/lib/contract/shop-info'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { addDays, dubaiDate, dubaiMoment } from '@/lib/utils/dubai-time'

const zone = { timeZone: 'Asia/Dubai', numberingSystem: 'latn' } as const
export const locales = { en: 'en-GB', ar: 'ar-AE' } as const

function format(language: Language, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(locales[language], { ...zone, ...options })
}

/** Time for staff: the hour, the day unless it is today, the year unless it is this one. Server only. */
export function staffTime(iso: string, language: Language): string {
  const at = new Date(iso)
  const hour: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
  const [day, now] = [dayOf(at), dayOf(new Date())]
  const year = day.slice(0, 4) === now.slice(0, 4) ? undefined : 'numeric'
  const date: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year }
  // A narrow column parts no month from its day, and no `pm` from its hour.
  return format(language, { ...hour, ...(day !== now && date) })
    .format(at)
    .replaceAll(/(?<=\d) /g, '\u00a0')
}

/** A day with its weekday. Server only. */
export function staffDay(at: Date, language: Language): string {
  return format(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)
}

/** A date with its year. Server only. */
export function staffDate(iso: string, language: Language): string {
  return format(language, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(iso))
}

/** Day and hours of a slot, such as `Today 4–8 pm`. Server only. */
export function slotHours(
  { date, from, to }: Omit<BookedSlot, 'id' | 'city'>,
  language: Language,
  t: StaffTranslator,
): string {
  const today = dubaiDate(new Date())
  const near = { [today]: 'today', [addDays(today, 1)]: 'tomorrow', [addDays(today, -1)]: 'yesterday' } as const
  const name = near[date]
  const day = format(language, { weekday: 'short', day: 'numeric', month: 'short' })
  return `${name ? t(`When.${name}`) : day.format(dubaiMoment(date, '12:00'))} ${hours({ from, to }, language)}`
}

/** A time of day, such as `4 pm`. Server only. */
export function clock(time: string, language: Language): string {
  return hourFormat([time], language).format(dubaiMoment('2026-01-01', time))
}

/** The hours of a slot, such as `4–8 pm`. Server only. */
export function hours({ from, to }: { from: string; to: string }, language: Language): string {
  const [start, end] = [dubaiMoment('2026-01-01', from), dubaiMoment('2026-01-01', to)]
  const range = hourFormat([from, to], language).formatRange(start, end)
  // It stays on one line: spaces that do not break, a word joiner on both sides of the dash.
  return range.replaceAll(' ', '\u00a0').replaceAll('\u2009', '\u202f').replace('–', '\u2060–\u2060')
}

/** Without minutes when all times are full hours. */
function hourFormat(times: string[], language: Language) {
  const minute = times.every((time) => time.endsWith(':00')) ? undefined : '2-digit'
  return format(language, { hour: 'numeric', minute, hourCycle: 'h12' })
}

/** The weekday's name. Server only. */
export function weekday(at: Date, language: Language): string {
  return format(language, { weekday: 'long' }).format(at)
}

/** The names of the days of the week. Server only. */
export function dayNames(language: Language): Record<Weekday, string> {
  // The first of February 2026 is a Sunday.
  const at = (index: number) => new Date(Date.UTC(2026, 1, 1 + index, 8))
  const names = weekdays.map((day, index) => [day, weekday(at(index), language)] as const)
  return Object.fromEntries(names) as Record<Weekday, string>
}

function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', zone).format(at)
}
