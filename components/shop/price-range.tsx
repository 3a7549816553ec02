'use client'

import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '@/components/translations/translations'
import { fromAed } from '@/lib/contract/money'
import { formatPrice, withThousands } from '@/lib/i18n/price'
import { nearestStop, priceStops, typedPrice } from '@/lib/listing/price-scale'
import { ADDRESS_SHOWN } from './ids'

/** AED as typed; empty means no bound. */
interface Bounds {
  from: string
  to: string
}

interface PriceRangeProps extends Bounds {
  /** Highest price, in whole AED: the end of the slider. 0 when unknown: no slider. */
  max: number
  labels: { from: string; to: string; between: string }
}

/** Whether typed text ("5.") means the requested price (5): then the field keeps it. */
function keeps(typed: string, price: string): string {
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
    const follow = () => setTyped((now) => ({ from: keeps(now.from, from), to: keeps(now.to, to) }))
    const show = (event: Event) => {
      const params: unknown = event instanceof CustomEvent && event.detail
      if (!(params instanceof URLSearchParams)) return
      setTyped({ from: params.get('minPrice') ?? '', to: params.get('maxPrice') ?? '' })
    }
    form?.addEventListener('reset', follow)
    form?.addEventListener(ADDRESS_SHOWN, show)
    return () => {
      form?.removeEventListener('reset', follow)
      form?.removeEventListener(ADDRESS_SHOWN, show)
    }
  }, [from, to])

  function type(change: Partial<Bounds>) {
    setTyped({ ...typed, ...change })
  }

  const language = useLanguage()
  const stops = useMemo(() => priceStops(max), [max])
  const end = Math.max(1, stops.length - 1)
  const low = typed.from === '' ? 0 : nearestStop(stops, Number(typed.from) || 0)
  const high = typed.to === '' ? end : nearestStop(stops, Number(typed.to) || max)
  const price = (stop: number) => formatPrice(fromAed(stops[stop] ?? max), language)

  /** Submits at once when a handle is released, without the form's debounce. */
  function settle() {
    fields.current?.querySelector('input')?.form?.requestSubmit()
  }

  const handle = 'price-handle absolute inset-x-0 top-0 h-6 w-full appearance-none bg-transparent'
  return (
    <div ref={fields}>
      <div className="flex items-center gap-2">
        <label className="field-control flex-1 px-2.5">
          <span className="sr-only">{labels.from}</span>
          <input
            className="field-input w-0"
            type="text"
            inputMode="decimal"
            dir="ltr"
            name="minPrice"
            placeholder="0"
            value={typed.from}
            onChange={(event) => type({ from: typedPrice(event.target.value) })}
          />
        </label>
        <span className="text-small text-date-600">{labels.between}</span>
        <label className="field-control flex-1 px-2.5">
          <span className="sr-only">{labels.to}</span>
          <input
            className="field-input w-0"
            type="text"
            inputMode="decimal"
            dir="ltr"
            name="maxPrice"
            placeholder={max > 0 ? withThousands(max) : undefined}
            value={typed.to}
            onChange={(event) => type({ to: typedPrice(event.target.value) })}
          />
        </label>
      </div>
      <div className="scripted relative mx-1 mt-4 h-6" hidden={max === 0}>
        <span className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-sand-200" />
        <span
          className="absolute top-2.5 h-1 rounded-full bg-palm-700"
          style={{ insetInlineStart: `${(low / end) * 100}%`, insetInlineEnd: `${100 - (high / end) * 100}%` }}
        />
        <input
          type="range"
          className={handle}
          aria-label={labels.from}
          aria-valuetext={price(low)}
          min={0}
          max={end}
          value={low}
          onChange={(event) => {
            const stop = Math.min(Number(event.target.value), high - 1)
            type({ from: stop > 0 ? String(stops[stop]) : '' })
          }}
          onPointerUp={settle}
        />
        <input
          type="range"
          className={handle}
          aria-label={labels.to}
          aria-valuetext={price(high)}
          min={0}
          max={end}
          value={high}
          onChange={(event) => {
            const stop = Math.max(Number(event.target.value), low + 1)
            type({ to: stop < end ? String(stops[stop]) : '' })
          }}
          onPointerUp={settle}
        />
      </div>
    </div>
  )
}
