import { useTranslations } from 'next-intl'
import { toAed, type Fils } from '@/lib/contract/money'
import { PriceRange } from './price-range'

interface PriceFilterProps {
  /** Selected bounds; null means none. */
  from: Fils | null
  to: Fils | null
  /** Lowest and highest price in the catalogue. */
  bounds: { min: Fils; max: Fils }
}

/** Price bounds, by fields or slider. Spec §5: 0 means no bound. */
export function PriceFilter({ from, to, bounds }: PriceFilterProps) {
  const t = useTranslations('Shop')
  return (
    <PriceRange
      from={from === null ? '' : String(toAed(from))}
      to={to === null ? '' : String(toAed(to))}
      max={Math.ceil(toAed(bounds.max))}
      words={{ from: t('priceFrom'), to: t('priceTo'), between: t('to') }}
    />
  )
}
