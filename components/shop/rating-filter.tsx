import { useTranslations } from 'next-intl'
import type { CSSProperties } from 'react'
import { Choice } from '@/components/ui/choice'

/** Five to one stars; k means ratings from k to below k + 1. Spec §5. */
export function RatingFilter({ rating }: { rating: number | null }) {
  const t = useTranslations('Shop')
  return (
    <ul className="grid gap-1">
      {[5, 4, 3, 2, 1].map((stars) => {
        const from = stars < 5 && { stars, upTo: `${stars}.9` }
        return (
          <li key={stars}>
            <Choice
              type="radio"
              name="rating"
              value={String(stars)}
              defaultChecked={rating === stars}
              aria-label={from ? t('ratingFrom', from) : undefined}
            >
              <span className="flex items-center gap-2">
                <StarRow stars={stars} />
                <span className="text-small">{from ? t('ratingFromShort', from) : t('ratingExactly', { stars })}</span>
              </span>
            </Choice>
          </li>
        )
      })}
    </ul>
  )
}

function StarRow({ stars }: { stars: number }) {
  const style: CSSProperties & Record<'--stars', number> = { fontSize: 16, '--stars': stars }
  return <span aria-hidden className="stars" style={style} />
}
