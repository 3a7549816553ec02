'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { latinDigits } from '@/lib/i18n/digits'
import { cx } from './cx'
import { Icon, minus, plus } from './icon'

interface Props {
  value: number
  /** Called with a whole number, at least 1, on every change. */
  onChange: (value: number) => void
  /** The quantity for an entry below 1; default 1. */
  reset?: number
  /** Labels of the group and its buttons; `saving` shows beside the stepper while saving. */
  labels: { quantity: string; less: string; more: string; saving: string }
  saving?: boolean
  describedBy?: string
  /** 52 px tall, or 44 px in cart lines. */
  size?: 'medium' | 'small'
}

/** Selects the number so that typing replaces it (2 typed before 1 would give 21). Deferred until the click has placed the caret; skipped once the value changed. */
function selectAll(field: HTMLInputElement): void {
  const { value } = field
  setTimeout(() => {
    if (document.activeElement === field && field.value === value) field.select()
  })
}

/** Selects a quantity: a whole number from 1, without an upper bound (the server checks the stock). Disabled buttons keep the focus. Spec §4, §5. */
export function Stepper({ value, onChange, reset = 1, labels, saving = false, describedBy, size = 'medium' }: Props) {
  /** The text being typed; null when the field shows `value`. */
  const [draft, setDraft] = useState<string | null>(null)
  /** The quantity set by a button, announced because the focus stays on the button. */
  const [announced, setAnnounced] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)

  const isMinusDisabled = saving || value <= 1
  /** Whether to show `draft`: it is not a quantity yet, or equals `value`. Otherwise the parent rejected it. */
  const typing = draft !== null && (Number(draft) < 1 || Number(draft) === value)

  function type(text: string) {
    // Drops decimals: "1.5" means 1, not 15.
    const [whole = '', fraction] = latinDigits(text).split('.')
    const digits = whole.replace(/\D/g, '')
    const wanted = Number(digits) || reset
    setDraft(fraction === undefined ? digits : `${digits}.`)
    if (wanted !== value) onChange(wanted)
  }

  function step(to: number) {
    onChange(to)
    setAnnounced(to)
  }

  // Adopts a value typed before hydration.
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
          aria-disabled={isMinusDisabled || undefined}
          onClick={() => isMinusDisabled || step(value - 1)}
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
        {saving ? labels.saving : announced === value && <span className="sr-only">{value}</span>}
      </span>
    </div>
  )
}
