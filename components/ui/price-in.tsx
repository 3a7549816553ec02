import type { Fils } from '@/lib/contract/money'
import type { Language } from '@/lib/config/constants'
import { cx } from './cx'
import { MoneyIn } from './money-in'

export interface PriceProps {
  /** In fils. */
  price: Fils
  /** In fils, before the discount. */
  oldPrice?: Fils | null
  size?: 'card' | 'details'
  className?: string
}

interface Props extends PriceProps {
  language: Language
  /** Labels for screen readers, used when there is an old price. */
  words: { now: string; before: string }
}

/** `Price` with explicit language and labels, for client components. */
export function PriceIn({ price, oldPrice = null, size = 'card', className, language, words }: Props) {
  return (
    <span className={cx('flex flex-wrap items-baseline', size === 'card' ? 'gap-x-2' : 'gap-x-3.5', className)}>
      <span
        className={cx(size === 'card' ? 'text-card-price' : 'text-price', oldPrice !== null && 'text-pomegranate-700')}
      >
        {oldPrice !== null && <span className="sr-only">{`${words.now} `}</span>}
        <MoneyIn fils={price} language={language} />
      </span>
      {oldPrice !== null && (
        <span className={cx('text-date-600', size === 'card' ? 'text-[0.875rem] leading-5' : 'text-lead')}>
          <span className="sr-only">{words.before}</span>
          <s aria-hidden="true">
            <MoneyIn fils={oldPrice} small={size === 'card'} language={language} />
          </s>
        </span>
      )}
    </span>
  )
}
