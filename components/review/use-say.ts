import { useLocale } from 'next-intl'

/** Returns sample texts of this page; not in the dictionary, because shoppers do not see them. */
export function useSay(): (en: string, ar: string) => string {
  const language = useLocale()
  return (en, ar) => (language === 'ar' ? ar : en)
}
