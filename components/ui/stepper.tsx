'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { latinDigits } from '@/lib/i18n/digits'
import { cx } from './cx'
import { Icon } from './icon'
import { minus, plus } from './icons'

interface Props {
  value: number
  /** Called with a whole number from 1 up, as it is typed. */
  onChange: (value: number) => void
  /** What an entry below 1 goes back to, 1 by itself: less was typed, so what was typed before it no longer counts. */
  reset?: number
  /** Words: of the whole, of its buttons, and what stands beside it while `saving`. */
  labels: { quantity: string; less: string; more: string; saving: string }
  saving?: boolean
  /** Id of what is wrong with it. */
  describedBy?: string
  /** 52 or, in cart lines, 44 px tall. */
  size?: 'medium' | 'small'
}

/** What is typed takes the place of the number there: behind a 1, a 2 would make it 21. After the click has put the caret, unless somebody types already. */
function selectAll(field: HTMLInputElement): void {
  const { value } = field
  setTimeout(() => {
    if (document.activeElement === field && field.value === value) field.select()
  })
}

/** Chooses a quantity: whole numbers from 1, no upper bound (the shelf answers when it is added). What rests keeps the focus, so that the keyboard goes on from there. Spec §4, §5. */
export function Stepper({ value, onChange, reset = 1, labels, saving = false, describedBy, size = 'medium' }: Props) {
  /** What is being typed; null when the field shows `value`. */
  const [draft, setDraft] = useState<string | null>(null)
  /** What its buttons have made of it: whoever presses them stays on them, and hears it. */
  const [said, setSaid] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const rests = saving || value <= 1
  /** Nothing that counts has been typed yet, or what was typed is what counts; else it was taken back, and `value` is the truth. */
  const typing = draft !== null && (Number(draft) < 1 || Number(draft) === value)

  function type(text: string) {
    // Of one and a half pieces the one counts, not fifteen: behind a decimal sign nothing is taken.
    const [whole = '', fraction] = latinDigits(text).split('.')
    const digits = whole.replace(/\D/g, '')
    const wanted = Number(digits) || reset
    setDraft(fraction === undefined ? digits : `${digits}.`)
    if (wanted !== value) onChange(wanted)
  }

  function step(to: number) {
    onChange(to)
    setSaid(to)
  }

  // Typed before the scripts ran: what is seen counts.
  const adopt = useEffectEvent(() => {
    if (field.current && field.current.value !== String(value)) type(field.current.value)
  })
  useEffect(() => adopt(), [])

  return (
    <div className="inline-flex items-center gap-3">
      <div role="group" aria-label={labels.quantity} className={cx('stepper', size === 'small' && 'stepper-small')}>
        <button
          type="button"
          aria-label={labels.less}
          aria-disabled={rests || undefined}
          onClick={() => rests || step(value - 1)}
        >
          <Icon shape={minus} />
        </button>
        <input
          ref={field}
          aria-label={labels.quantity}
          inputMode="numeric"
          autoComplete="off"
          size={3}
          maxLength={7}
          dir="ltr"
          value={typing ? draft : value}
          readOnly={saving}
          aria-describedby={describedBy}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => selectAll(event.currentTarget)}
          onBlur={() => setDraft(null)}
        />
        <button
          type="button"
          aria-label={labels.more}
          aria-disabled={saving || undefined}
          onClick={() => saving || step(value + 1)}
        >
          <Icon shape={plus} />
        </button>
      </div>
      <span role="status" className={cx('text-small font-nav text-palm-700', !saving && '-ms-3')}>
        {saving ? labels.saving : said === value && <span className="sr-only">{value}</span>}
      </span>
    </div>
  )
}
