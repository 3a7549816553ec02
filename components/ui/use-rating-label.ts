import { useTranslations } from 'next-intl'
import { writtenMean } from '@/lib/i18n/rating'

/** Formats a rating as text: its mean, from 1 to 5 (null before the first rating), and the count when known. */
export function useRatingLabel(): (mean: number | null, count?: number) => string {
  const t = useTranslations('Stars')
  return (mean, count = -1) => (mean === null ? t('none') : t('words', { value: writtenMean(mean), count }))
}
