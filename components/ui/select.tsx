import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords } from './field-frame'
import { Icon, chevronDown } from './icon'

export function Select({
  children,
  id,
  label,
  hint,
  error,
  className,
  ...input
}: ComponentProps<'select'> & FieldWords) {
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(control) => (
        <div className="field-control relative">
          <select className="field-input -mx-4 appearance-none ps-4 pe-11" {...control} {...input}>
            {children}
          </select>
          <Icon shape={chevronDown} className="pointer-events-none absolute inset-e-4" />
        </div>
      )}
    </FieldFrame>
  )
}
