import type { Language } from '@/lib/config/constants'

/** What stands between the parts of an address or the words of a list, with its space. */
export function comma(language: Language): string {
  return language === 'ar' ? '، ' : ', '
}
