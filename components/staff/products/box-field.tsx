'use client'

import { useId, type ComponentProps } from 'react'
import { fieldText } from '../kit/failure'
import { useStaff } from '../kit/translations'

interface Props extends ComponentProps<'input'> {
  label: string
  /** A number, typed left to right. */
  amount?: boolean
  /** Message of the schema. */
  error: string | undefined
}

/** A small labelled field of a row. */
export function BoxField({ label, amount = false, error, ...input }: Props) {
  const { t } = useStaff()
  const id = useId()
  return (
    <span className="grid min-w-0 content-start gap-1">
      <label htmlFor={id} className="text-note text-date-600">
        {label}
      </label>
      <input
        className="staff-cell w-full"
        autoComplete="off"
        {...(amount && { dir: 'ltr', inputMode: 'decimal' })}
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <span id={`${id}-error`} className="text-note text-pomegranate-700">
          {fieldText(error, t)}
        </span>
      )}
    </span>
  )
}
