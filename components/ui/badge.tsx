import type { ReactNode } from 'react'
import { cx } from './cx'

const tones = {
  sale: 'bg-pomegranate-600 text-white',
  soldOut: 'bg-ink text-white',
  enquire: 'bg-paper text-palm-800',
  new: 'bg-paper text-palm-800',
  sand: 'bg-sand-100 text-palm-900',
  inStock: 'bg-palm-100 text-palm-800',
  lowStock: 'bg-saffron-100 text-low-stock',
  pending: 'bg-sand-200 text-date-700',
  processing: 'bg-saffron-100 text-low-stock',
  shipped: 'bg-lagoon-100 text-lagoon-700',
  delivered: 'bg-palm-100 text-palm-800',
  cancelled: 'bg-pomegranate-100 text-pomegranate-700',
  returned: 'bg-pomegranate-100 text-pomegranate-700',
} as const

type BadgeTone = keyof typeof tones

/** A short label on a colour, or a name on sand that may wrap. The text carries the meaning, not the colour. */
export function Badge({ tone, className, children }: { tone: BadgeTone; className?: string; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex min-h-7 items-center px-2.5 text-badge rtl:min-h-8',
        tone === 'sand' ? 'rounded-field py-1 leading-5 wrap-anywhere rtl:leading-6' : 'rounded-full whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
