'use client'

import { Fragment, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '@/components/translations/translations'
import { fromAed } from '@/lib/contract/money'
import { formatPrice, withThousands } from '@/lib/i18n/price'
import { nearestStop, priceStops, typedPrice } from '@/lib/listing/price-scale'
import { ADDRESS_SHOWN } from './ids'

interface Bounds {
  from: string
  to: string
}

interface PriceRangeProps extends Bounds {
  /** Highest price, in whole AED: the end of the slider. 0 when unknown: no slider. */
  max: number
  labels: { from: string; to: string; between: string }
}

const bounds = [
  { bound: 'from', name: 'minPrice' },
  { bound: 'to', name: 'maxPrice' },
] as const

/** Returns the typed text ("5.") if it means the requested price (5), else that price. */
function keepTyped(typed: string, price: string): string {
  return typed !== '' && price !== '' && Number(typed) === Number(price) ? typed : price
}

/** Two price fields, and a slider with two handles that writes into them. The form submits only the fields. */
export function PriceRange({ from, to, max, labels }: PriceRangeProps) {
  const [typed, setTyped] = useState({ from, to })
  const fields = useRef<HTMLDivElement>(null)

  // The form resets in a layout effect once results arrive that no later input has outdated. Layout effects of children run first,
  // so this one has the new prices by then.
  useLayoutEffect(() => {
    const form = fields.current?.closest('form')
    const follow = () => setTyped((now) => ({ from: keepTyped(now.from, from), to: keepTyped(now.to, to) }))
    const show = (event: Event) => {
      const params: unknown = event instanceof CustomEvent && event.detail
      if (!(params instanceof URLSearchParams)) return
      setTyped({ from: params.get('minPrice') ?? '', to: params.get('maxPrice') ?? '' })
    }
    const listening = new AbortController()
    form?.addEventListener('reset', follow, { signal: listening.signal })
    form?.addEventListener(ADDRESS_SHOWN, show, { signal: listening.signal })
    return () => listening.abort()
  }, [from, to])

  function type(bound: keyof Bounds, price: string) {
    setTyped({ ...typed, [bound]: price })
  }

  const language = useLanguage()
  const stops = useMemo(() => priceStops(max), [max])
  const end = Math.max(1, stops.length - 1)
  const low = typed.from === '' ? 0 : nearestStop(stops, Number(typed.from) || 0)
  const high = typed.to === '' ? end : nearestStop(stops, Number(typed.to) || max)

  /** Moves a handle; at its end of the slider it sets no bound. */
  function move(bound: keyof Bounds, to: number) {
    const stop = bound === 'from' ? Math.min(to, high - 1) : Math.max(to, low + 1)
    type(bound, stop > 0 && stop < end ? String(stops[stop]) : '')
  }

  return (
    <div ref={fields}>
      <div className="flex items-center gap-2">
        {bounds.map(({ bound, name }) => (
          <Fragment key={bound}>
            {bound === 'to' && <span className="text-small text-date-600">{labels.between}</span>}
            <label className="field-control flex-1 px-2.5">
              <span className="sr-only">{labels[bound]}</span>
              <input
                className="field-input w-0"
                type="text"
                inputMode="decimal"
                dir="ltr"
                name={name}
                placeholder={bound === 'from' ? '0' : max > 0 ? withThousands(max) : undefined}
                value={typed[bound]}
                onChange={(event) => type(bound, typedPrice(event.target.value))}
              />
            </label>
          </Fragment>
        ))}
      </div>
      <div className="scripted relative mx-1 mt-4 h-6" hidden={max === 0}>
        <span className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-sand-200" />
        <span
          className="absolute top-2.5 h-1 rounded-full bg-palm-700"
          style={{ insetInlineStart: `${(low / end) * 100}%`, insetInlineEnd: `${100 - (high / end) * 100}%` }}
        />
        {bounds.map(({ bound }) => {
          const stop = bound === 'from' ? low : high
          return (
            <input
              key={bound}
              type="range"
              className="price-handle absolute inset-x-0 top-0 h-6 w-full appearance-none bg-transparent"
              aria-label={labels[bound]}
              aria-valuetext={formatPrice(fromAed(stops[stop] ?? max), language)}
              min={0}
              max={end}
              value={stop}
              onChange={(event) => move(bound, Number(event.target.value))}
              // Without the form's debounce.
              onPointerUp={(event) => event.currentTarget.form?.requestSubmit()}
            />
          )
        })}
      </div>
    </div>
  )
}
