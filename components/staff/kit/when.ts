import type { Language } from '@/lib/config/constants'

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

/** The weekday's name. Server only. */
export function weekday(at: Date, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { ...zone, weekday: 'long' }).format(at)
}

function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', zone).format(at)
}
