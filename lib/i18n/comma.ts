import type { Language } from '@/lib/config/constants'

/** Separator of the parts of an address or list, with its space. */
export function comma(language: Language): string {
  return language === 'ar' ? '، ' : ', '
}
