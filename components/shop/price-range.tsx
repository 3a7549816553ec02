'use client'

import { useRef, useState } from 'react'
import { typedPrice } from '@/lib/listing/typed-price'

interface PriceRangeProps {
  /** AED as typed; empty means no bound. */
  from: string
  to: string
  /** The dearest product, in whole AED: the end of the scale. 0 when nobody knows: no scale then. */
  max: number
  words: { from: string; to: string; between: string }
}

const STEPS = 100

/** Place on the scale (0 to 100) of a price; the scale is finer at its cheap end, where most products are. */
function place(price: number, max: number): number {
  return Math.round(Math.sqrt(Math.min(price, max) / Math.max(max, 1)) * STEPS)
}

/** Price of a place on the scale, rounded to a number people would type. */
function priceAt(step: number, max: number): number {
  const price = (step / STEPS) ** 2 * max
  const unit = price < 100 ? 5 : price < 1000 ? 50 : price < 10_000 ? 500 : 1000
  return Math.round(price / unit) * unit
}

/** Two price fields, and one line with two handles that writes into them. The fields alone are what the form sends. */
export function PriceRange({ from, to, max, words }: PriceRangeProps) {
  const [typed, setTyped] = useState({ from, to })
  const fields = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState({ from, to })
  if (asked.from !== from || asked.to !== to) {
    setAsked({ from, to })
    setTyped({ from, to })
  }

  const low = typed.from === '' ? 0 : place(Number(typed.from) || 0, max)
  const high = typed.to === '' ? STEPS : place(Number(typed.to) || max, max)

  function slide(next: { from: string; to: string }) {
    setTyped(next)
  }

  /** The form listens to its fields: tell it once the handle is let go. */
  function settle() {
    fields.current?.querySelector('input')?.form?.requestSubmit()
  }

  const handle = 'price-handle absolute inset-x-0 top-0 h-6 w-full appearance-none bg-transparent'
  return (
    <div ref={fields}>
      <div className="flex items-center gap-3">
        <label className="field-control flex-1">
          <span className="sr-only">{words.from}</span>
          <input
            className="field-input w-0"
            type="text"
            inputMode="decimal"
            dir="ltr"
            name="minPrice"
            placeholder="0"
            value={typed.from}
            onChange={(event) => setTyped({ ...typed, from: typedPrice(event.target.value) })}
          />
        </label>
        <span className="text-small text-date-600">{words.between}</span>
        <label className="field-control flex-1">
          <span className="sr-only">{words.to}</span>
          <input
            className="field-input w-0"
            type="text"
            inputMode="decimal"
            dir="ltr"
            name="maxPrice"
            placeholder={max > 0 ? max.toLocaleString('en-US') : undefined}
            value={typed.to}
            onChange={(event) => setTyped({ ...typed, to: typedPrice(event.target.value) })}
          />
        </label>
      </div>
      <div className="scripted relative mx-1 mt-4 h-6" hidden={max === 0}>
        <span className="absolute inset-x-0 top-2.5 h-1 rounded-full bg-sand-200" />
        <span
          className="absolute top-2.5 h-1 rounded-full bg-palm-700"
          style={{ insetInlineStart: `${low}%`, insetInlineEnd: `${100 - high}%` }}
        />
        <input
          type="range"
          className={handle}
          aria-label={words.from}
          min={0}
          max={STEPS}
          value={low}
          onChange={(event) => {
            const price = priceAt(Math.min(Number(event.target.value), high - 1), max)
            slide({ ...typed, from: price > 0 ? String(price) : '' })
          }}
          onPointerUp={settle}
          onKeyUp={settle}
        />
        <input
          type="range"
          className={handle}
          aria-label={words.to}
          min={0}
          max={STEPS}
          value={high}
          onChange={(event) => {
            const step = Math.max(Number(event.target.value), low + 1)
            slide({ ...typed, to: step >= STEPS ? '' : String(priceAt(step, max)) })
          }}
          onPointerUp={settle}
          onKeyUp={settle}
        />
      </div>
    </div>
  )
}
