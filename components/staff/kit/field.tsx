'use client'

import { useId, type ComponentProps, type ReactNode } from 'react'
import type { FieldControl } from '@/components/ui/field-frame'
import { latinDigits } from '@/lib/i18n/digits'
import { useStaff } from './translations'

interface Labelled {
  label: string
  /** Said below the field: its format, what it is for. */
  hint?: string
  /** Whether the form refused the value; the message depends on the field. */
  invalid?: boolean
  /** Why it was refused, where that is not plain from its kind: for its length, or as another of its list has the same date. */
  reason?: 'tooLong' | 'dateTwice'
}

/** A labelled field of a form in the back office. */
export function StaffField(props: Labelled & ComponentProps<'input'>) {
  const { label, hint, invalid = false, reason, type, ...input } = props
  const digits = Boolean(input.inputMode) || type === 'tel'
  return (
    <Frame {...{ label, hint, invalid, reason, type }} formed={Boolean(hint ?? input.inputMode)}>
      {(field) => (
        <input
          {...input}
          {...field}
          type={type}
          className="field-input"
          onChange={(event) => {
            if (digits) typeLatinDigits(event.target)
            input.onChange?.(event)
          }}
        />
      )}
    </Frame>
  )
}

/** Rewrites digits of an Arabic keyboard as they are typed, before the form reads them. */
function typeLatinDigits(field: HTMLInputElement) {
  const latin = latinDigits(field.value)
  if (latin === field.value) return
  const caret = field.selectionStart
  field.value = latin
  field.setSelectionRange(caret, caret)
}

/** A labelled field of several lines. */
export function StaffArea({ label, hint, invalid = false, ...area }: Labelled & ComponentProps<'textarea'>) {
  return (
    <Frame label={label} hint={hint} invalid={invalid}>
      {(field) => <textarea {...area} {...field} className="field-input py-3" />}
    </Frame>
  )
}

interface FrameProps extends Labelled {
  type?: string
  /** Whether only some values are right, so that one may be filled in and wrong. */
  formed?: boolean
  children: (field: FieldControl) => ReactNode
}

function Frame({ label, hint, invalid, reason, type, formed = Boolean(hint), children }: FrameProps) {
  const { t } = useStaff()
  const id = useId()
  const refusal = reason ?? (type === 'email' ? 'email' : formed ? 'invalid' : 'required')
  const described = [invalid && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        {label}
      </label>
      <span className="field-control">
        {children({ id, 'aria-invalid': invalid || undefined, 'aria-describedby': described || undefined })}
      </span>
      {invalid && (
        <p id={`${id}-error`} className="text-note text-pomegranate-700">
          {t(`Errors.${refusal}`)}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-note text-date-600">
          {hint}
        </p>
      )}
    </div>
  )
}

/** A labelled box to tick. */
export function StaffCheck({ label, ...input }: { label: string } & ComponentProps<'input'>) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...input} type="checkbox" className="choice" />
      {label}
    </label>
  )
}
