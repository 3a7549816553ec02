'use client'

import { useId, type ComponentProps } from 'react'
import { useStaff } from './translations'

interface Props extends ComponentProps<'input'> {
  label: string
  /** Whether the form refused the value; the message depends on the field's type. */
  invalid?: boolean
}

/** A labelled field of a form in the back office. */
export function StaffField({ label, invalid = false, type, ...input }: Props) {
  const { t } = useStaff()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <span className="field-control">
        <input
          {...input}
          id={id}
          type={type}
          className="field-input"
          aria-invalid={invalid || undefined}
          aria-describedby={invalid ? `${id}-error` : undefined}
        />
      </span>
      {invalid && (
        <p id={`${id}-error`} className="text-note text-pomegranate-700">
          {t(type === 'email' ? 'Errors.email' : 'Errors.required')}
        </p>
      )}
    </div>
  )
}
