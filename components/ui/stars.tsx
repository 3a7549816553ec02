import type { CSSProperties } from 'react'
import { filledStars, writtenMean } from '@/lib/i18n/rating'
import { cx } from './cx'

interface Props {
  /** Mean of all ratings, 1 to 5; null before the first. */
  value: number | null
  /** The rating as text: see `useRatingLabel`. */
  label: string
  /** Number of ratings; without it only the mean is shown beside the stars. */
  count?: number
  /** Width of one star in px; default 16, on phones 14. */
  size?: number
  /** A single, whole rating: no number beside the stars. */
  single?: boolean
}

const numbers = 'text-count whitespace-nowrap text-date-600 rtl:text-[0.9375rem]'

/** Five stars with their label; a half star fills from the inline start. Spec §9. */
export function Stars({ value, label, count, size, single = false }: Props) {
  if (value === null) return <span className={cx(numbers, 'whitespace-normal')}>{label}</span>
  const style: CSSProperties & Record<'--stars', number> = { fontSize: size, '--stars': filledStars(value) }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span className="stars text-[0.875rem] md:text-[1rem]" style={style} />
      <span className="sr-only">{label}</span>
      {!single && (
        <span key={`${value} ${count}`} aria-hidden="true" className={numbers}>
          <bdi>{writtenMean(value)}</bdi>
          {count !== undefined && ` (${count})`}
        </span>
      )}
    </span>
  )
}
