import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame, type FieldWords } from './field-frame'
import { Icon, lock } from './icon'

interface Props extends Omit<ComponentProps<'input'>, 'prefix'>, FieldWords {
  /** Shown inside the field at its left in both languages ("+971"), behind a divider. Makes the field left-to-right. */
  prefix?: string
  /** A control at the inline end: show password, clear … */
  end?: ReactNode
}

const leftToRight = new Set(['tel', 'email', 'password', 'url'])

/** A single-line input. Phone, e-mail, password and address fields are left-to-right in both languages; `dir="auto"` follows the typed text, or the page while empty. */
export function Field({ prefix, end, dir, id, label, hint, error, className, ...input }: Props) {
  const direction = dir ?? (prefix || leftToRight.has(input.type ?? '') ? 'ltr' : undefined)
  const auto = dir === 'auto'
  return (
    <FieldFrame {...{ id, label, hint, error, className }}>
      {(control) => (
        <div className="field-control" dir={auto ? undefined : direction}>
          {prefix && <span className="border-e border-sand-300 py-2 pe-3 font-medium">{prefix}</span>}
          <input
            className="field-input"
            dir={auto ? dir : undefined}
            // `:placeholder-shown` needs a placeholder to detect an empty field.
            placeholder={auto ? ' ' : undefined}
            {...control}
            {...input}
          />
          {input.readOnly && <Icon shape={lock} className="text-date-600" />}
          {end}
        </div>
      )}
    </FieldFrame>
  )
}
