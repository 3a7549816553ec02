import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, FieldFrame, type FieldWords } from './field-frame'
import { Icon } from './icon'
import { lock } from './icons'

interface Props extends Omit<ComponentProps<'input'>, 'prefix'>, FieldWords {
  /** Stands inside at the field's left, divided by a line, in both languages ("+971"). Makes the field left-to-right. */
  prefix?: string
  /** A control at the inner end: show password, clear … */
  end?: ReactNode
}

const leftToRight = new Set(['tel', 'email', 'password', 'url'])

/** One line to type in. Phone, e-mail, password and address fields read left-to-right in both languages; `dir="auto"` as what is typed does, empty ones as the page. */
export function Field({ label, hint, error, prefix, end, className, id: given, dir, ...input }: Props) {
  const made = useId()
  const id = given ?? made
  const direction = dir ?? (prefix || leftToRight.has(input.type ?? '') ? 'ltr' : undefined)
  const auto = dir === 'auto'
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div className="field-control" dir={auto ? undefined : direction}>
        {prefix && <span className="border-e border-sand-300 py-2 pe-3 font-medium">{prefix}</span>}
        <input
          id={id}
          className="field-input"
          dir={auto ? dir : undefined}
          // Something that is shown while it is empty: so the style knows that it is.
          placeholder={auto ? ' ' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { label, hint, error })}
          {...input}
        />
        {input.readOnly && <Icon shape={lock} className="text-date-600" />}
        {end}
      </div>
    </FieldFrame>
  )
}
