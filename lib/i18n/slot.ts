import type { Language } from '@/lib/config/constants'
import type { BookedSlot } from '@/lib/contract/selling'
import { weekdayOf } from '@/lib/utils/dubai-time'
import { comma } from './comma'

// Without `Intl`: the locale data of browsers and of the server differ.

/** From Sunday on. */
export const weekdayNames: Record<Language, string[]> = {
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
}
const months: Record<Language, string[]> = {
  en: [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ],
  ar: [
    ...['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو'],
    ...['يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
  ],
}

/** The weekday of an ISO date: `Tuesday`. */
export function weekdayName(date: string, language: Language): string {
  return weekdayNames[language][weekdayOf(date)] ?? ''
}

/** Day and month of an ISO date: `1 December`. */
export function dayAndMonth(date: string, language: Language): string {
  return `${Number(date.slice(8))} ${months[language][Number(date.slice(5, 7)) - 1] ?? ''}`
}

/** The times of a window: `4 pm – 8 pm`, «من 4 عصراً إلى 8 مساءً». */
export function slotTimes({ from, to }: { from: string; to: string }, language: Language): string {
  const [start, end] = [clockTime(from, language), clockTime(to, language)]
  return language === 'ar' ? `من ${start} إلى ${end}` : `${start} – ${end}`
}

/** Day and times of a slot: `Tuesday 1 December, 4 pm – 8 pm`. */
export function slotText(slot: Pick<BookedSlot, 'date' | 'from' | 'to'>, language: Language): string {
  const day = `${weekdayName(slot.date, language)} ${dayAndMonth(slot.date, language)}`
  return `${day}${comma(language)}${slotTimes(slot, language)}`
}

/** A time of day whose parts stay on one line. */
function clockTime(time: string, language: Language): string {
  const hour = Number(time.slice(0, 2))
  const minutes = time.slice(3) === '00' ? '' : time.slice(2)
  return `${hour % 12 || 12}${minutes}\u00a0${language === 'ar' ? arabicPart(hour) : hour < 12 ? 'am' : 'pm'}`
}

/** Part of the day, as spoken in the Emirates. */
function arabicPart(hour: number): string {
  if (hour < 4) return 'ليلاً'
  if (hour < 12) return 'صباحاً'
  if (hour < 15) return 'ظهراً'
  return hour < 18 ? 'عصراً' : 'مساءً'
}
