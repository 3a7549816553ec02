import { useLocale } from 'next-intl'

/** Sample words of this page, which are in no dictionary because no shopper reads them. */
export function useSay(): (en: string, ar: string) => string {
  const language = useLocale()
  return (en, ar) => (language === 'ar' ? ar : en)
}
