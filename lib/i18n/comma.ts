import type { Language } from '@/lib/config/constants'

/** Separator of the parts of an address or list, with its space. */
export function comma(language: Language): string {
  return language === 'ar' ? '، ' : ', '
}

/** Product titles as a list. Not parted by commas, which titles contain. */
export function titleList(titles: string[]): string {
  return [...new Set(titles)].join(' · ')
}
