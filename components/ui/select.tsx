import { useId, type ComponentProps } from 'react'
import { describedBy, FieldFrame, type FieldWords } from './field-frame'
import { Icon } from './icon'
import { chevronDown } from './icons'

/** A select field; pass `<option>`s as children. */
export function Select({
  label,
  hint,
  error,
  className,
  id: given,
  children,
  ...input
}: ComponentProps<'select'> & FieldWords) {
  const made = useId()
  const id = given ?? made
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="field-control relative">
        <select
          id={id}
          className="field-input -mx-4 appearance-none ps-4 pe-11"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
          {...input}
        >
          {children}
        </select>
        <Icon shape={chevronDown} className="pointer-events-none absolute inset-e-4" />
      </div>
    </FieldFrame>
  )
}
