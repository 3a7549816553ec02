import { useId, type ReactNode } from 'react'
import { cx } from './cx'
import { Icon, alert } from './icon'

export interface FieldWords {
  label: string
  hint?: string
  /** A full sentence; when present, the field is invalid. */
  error?: string
}

interface FrameProps extends FieldWords {
  id?: string
  className?: string
  children: (control: FieldControl) => ReactNode
}

export interface FieldControl {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

export function FieldFrame({ id: ownId, label, hint, error, className, children }: FrameProps) {
  const generatedId = useId()
  const id = ownId ?? generatedId
  return (
    <div className={cx('min-w-0', className)}>
      <label htmlFor={id} className="mb-2 block text-small font-medium text-palm-950">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': cx(error && `${id}-error`, hint && `${id}-hint`) || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-small text-date-600">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-2 flex items-start gap-2 text-small font-nav text-pomegranate-700">
          <Icon shape={alert} size={18} className="mt-0.5" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
