import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { fill } from '@/components/translations/translations'
import { suggestEmail } from '@/lib/client/suggest-email'
import { withoutDirectionMarks } from '@/lib/contract/bilingual'
import { cx } from './cx'
import { Field } from './field'

/** Delay before the suggestion shows once the focus has left, in ms, so that the layout does not shift under the press that moved it. */
const SUGGESTION_DELAY = 400

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'autoComplete' | 'ref' | 'onBlur' | 'onInput'> {
  suggestion: string
  /** Receives the accepted suggestion, for a controlled field. */
  onSuggestion?: (email: string) => void
}

/** An e-mail field, without the direction marks that a pasted address brings along; once the focus has left, it suggests a correction for a misspelt domain of a well-known mail service. It never blocks. */
export function EmailField({ suggestion, onSuggestion, className, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [suggested, setSuggested] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function suggestLater() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSuggested(suggestEmail(field.current?.value ?? '')), SUGGESTION_DELAY)
  }

  function accept(email: string) {
    setSuggested(null)
    if (field.current) field.current.value = email
    onSuggestion?.(email)
    field.current?.focus()
  }

  return (
    <div className={cx('min-w-0', className)}>
      <Field
        {...props}
        ref={field}
        type="email"
        autoComplete="email"
        onBlur={suggestLater}
        onInput={({ currentTarget: typed }) => {
          setSuggested(null)
          const plain = withoutDirectionMarks(typed.value)
          // Only if it differs: setting a value moves the caret.
          if (plain !== typed.value) typed.value = plain
        }}
      />
      <p role="status" className="mt-2 text-small empty:absolute">
        {suggested && (
          <button type="button" className="link py-1 text-start wrap-anywhere" onClick={() => accept(suggested)}>
            {fill(suggestion, { email: suggested })}
          </button>
        )}
      </p>
    </div>
  )
}
