import { useId, type ComponentProps } from 'react'
import { describedBy, FieldFrame, type FieldWords } from './field-frame'

/** A multi-line input. */
export function TextArea({
  label,
  hint,
  error,
  className,
  id: given,
  rows = 4,
  ...input
}: ComponentProps<'textarea'> & FieldWords) {
  const made = useId()
  const id = given ?? made
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="field-control">
        <textarea
          id={id}
          rows={rows}
          className="field-input resize-y py-3.5"
          placeholder={input.dir === 'auto' ? ' ' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
          {...input}
        />
      </div>
    </FieldFrame>
  )
}
