import type { Language } from '@/lib/config/constants'
import { weekdays, type Weekday } from '@/lib/contract/shop-info'

const zone = { timeZone: 'Asia/Dubai', numberingSystem: 'latn' } as const
const locales = { en: 'en-GB', ar: 'ar-AE' } as const

/** Time for staff: the hour, and the day unless it is today. Server only. */
export function staffTime(iso: string, language: Language): string {
  const at = new Date(iso)
  const hour: Intl.DateTimeFormatOptions = { ...zone, hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
  const day: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' }
  const today = dayOf(at) === dayOf(new Date())
  return new Intl.DateTimeFormat(locales[language], { ...hour, ...(!today && day) }).format(at)
}

/** A day with its weekday. Server only. */
export function staffDay(at: Date, language: Language): string {
  const long: Intl.DateTimeFormatOptions = { ...zone, weekday: 'long', day: 'numeric', month: 'long' }
  return new Intl.DateTimeFormat(locales[language], long).format(at)
}

/** A date with its year. Server only. */
export function staffDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { ...zone, dateStyle: 'medium' }).format(new Date(iso))
}

/** The weekday's name. Server only. */
export function weekday(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { ...zone, weekday: 'long' }).format(at)
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
