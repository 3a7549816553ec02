import { useTranslations } from 'next-intl'

/** Says a rating in words: its mean, from 1 to 5 (null before the first), and of how many when that is known. */
export function useRated(): (mean: number | null, count?: number) => string {
  const t = useTranslations('Stars')
  return (mean, count = -1) => (mean === null ? t('none') : t('words', { value: mean.toFixed(1), count }))
}
