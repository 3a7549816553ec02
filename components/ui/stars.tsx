import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { filledStars } from '@/lib/i18n/rating'
import { cx } from './cx'

interface Props {
  /** Mean of all ratings, 1 to 5; null before the first. */
  value: number | null
  /** How many ratings; left out, only the number stands beside the stars. */
  count?: number
  /** Width of one star in px; 16, on phones 14, unless said. */
  size?: number
  className?: string
}

/** Five stars and their words; the half one fills from the reading direction's start. Spec §9. */
export function Stars({ value, count, size, className }: Props) {
  const t = useTranslations('Stars')
  const style: CSSProperties & Record<'--stars', number> = { fontSize: size, '--stars': filledStars(value ?? 0) }
  const number = value?.toFixed(1)
  return (
    <span className={cx('inline-flex flex-wrap items-center gap-x-2', className)}>
      <span className="stars md:text-base text-[0.875rem]" style={style} />
      <span className="sr-only">
        {number === undefined ? t('none') : t('words', { value: number, count: count ?? -1 })}
      </span>
      {number !== undefined && (
        <span aria-hidden="true" className="text-count whitespace-nowrap text-date-600 rtl:text-[0.9375rem]">
          <bdi>{number}</bdi>
          {count !== undefined && <> ({count})</>}
        </span>
      )}
    </span>
  )
}
