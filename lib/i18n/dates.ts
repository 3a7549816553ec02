import type { Language } from '@/lib/config/constants'

const zone = { timeZone: 'Asia/Dubai' } as const
const day = {
  en: new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'short', year: 'numeric' }),
  ar: new Intl.DateTimeFormat('ar-EG-u-nu-latn', { ...zone, dateStyle: 'full' }),
}

/** Formats a day: English short, Arabic long with weekday and Latin digits. Spec §9. Server only, because browsers' locale data differ. */
export function formatDay(iso: string, language: Language): string {
  return day[language].format(new Date(iso))
}

const time = new Intl.DateTimeFormat('en-GB', {
  ...zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  // Not `hour12`: in en-GB it counts from 0, so noon would be 0:00 pm.
  hourCycle: 'h12',
})

/** Formats a time: English with a 12-hour clock, Arabic as the long day with weekday. Spec §9. Server only. */
export function formatMoment(iso: string, language: Language): string {
  return language === 'en' ? time.format(new Date(iso)) : formatDay(iso, language)
}
