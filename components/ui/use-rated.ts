import { useTranslations } from 'next-intl'
import { writtenMean } from '@/lib/i18n/rating'

/** Says a rating in words: its mean, from 1 to 5 (null before the first), and of how many when that is known. */
export function useRated(): (mean: number | null, count?: number) => string {
  const t = useTranslations('Stars')
  return (mean, count = -1) => (mean === null ? t('none') : t('words', { value: writtenMean(mean), count }))
}
