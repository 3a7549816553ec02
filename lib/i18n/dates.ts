import type { Language } from '@/lib/config/constants'

const zone = { timeZone: 'Asia/Dubai' } as const
const day = {
  en: new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'short', year: 'numeric' }),
  ar: new Intl.DateTimeFormat('ar-EG-u-nu-latn', { ...zone, dateStyle: 'full' }),
}

/** A day as the spec writes it: English short, Arabic long with weekday; Latin digits beside Latin prices. Spec §9. For the server: browsers may know other words. */
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
  // Not `hour12`, which the British write from 0: noon would be 0:00 pm.
  hourCycle: 'h12',
})

/** A moment as the spec writes it: English with the hour of twelve, Arabic the long day with weekday. Spec §9. For the server. */
export function formatMoment(iso: string, language: Language): string {
  return language === 'en' ? time.format(new Date(iso)) : formatDay(iso, language)
}
