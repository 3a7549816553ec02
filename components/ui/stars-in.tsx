import type { CSSProperties } from 'react'
import { filledStars, writtenMean } from '@/lib/i18n/rating'
import { cx } from './cx'

export interface StarsProps {
  /** Mean of all ratings, 1 to 5; null before the first. */
  value: number | null
  /** Number of ratings; without it only the mean is shown beside the stars. */
  count?: number
  /** Width of one star in px; default 16, on phones 14. */
  size?: number
  /** A single, whole rating: no number beside the stars. */
  single?: boolean
  className?: string
}

const numbers = 'text-count whitespace-nowrap text-date-600 rtl:text-[0.9375rem]'

/** `Stars` with an explicit label, for client components. */
export function StarsIn({ value, count, size, single = false, className, words }: StarsProps & { words: string }) {
  if (value === null) return <span className={cx(numbers, 'whitespace-normal', className)}>{words}</span>
  const style: CSSProperties & Record<'--stars', number> = { fontSize: size, '--stars': filledStars(value) }
  return (
    <span className={cx('inline-flex flex-wrap items-center gap-x-2', className)}>
      <span className="stars text-[0.875rem] md:text-[1rem]" style={style} />
      <span className="sr-only">{words}</span>
      {!single && (
        <span key={`${value} ${count}`} aria-hidden="true" className={numbers}>
          <bdi>{writtenMean(value)}</bdi>
          {count !== undefined && ` (${count})`}
        </span>
      )}
    </span>
  )
}
