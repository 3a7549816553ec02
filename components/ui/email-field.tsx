import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { fill } from '@/components/translations/fill'
import { suggestEmail } from '@/lib/client/suggest-email'
import { cx } from './cx'
import { Field } from './field'

/** How long after the field was left something may be said of it, in ms: nothing moves from under a press that led away. */
const PRESSED_BY = 400

interface Props extends Omit<ComponentProps<typeof Field>, 'type' | 'autoComplete' | 'ref' | 'onBlur' | 'onInput'> {
  /** "Did you mean {email}?" */
  meant: string
  /** Takes what was meant, of a field that is controlled. */
  onMeant?: (email: string) => void
}

/** An e-mail address; a slip in the name of a well-known mail service is asked about once the field was left, and stands in nobody's way. */
export function EmailField({ meant, onMeant, className, ...props }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [suggested, setSuggested] = useState<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function look() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSuggested(suggestEmail(field.current?.value ?? '')), PRESSED_BY)
  }

  function take(email: string) {
    setSuggested(null)
    if (field.current) field.current.value = email
    onMeant?.(email)
    field.current?.focus()
  }

  return (
    <div className={cx('min-w-0', className)}>
      <Field
        {...props}
        ref={field}
        type="email"
        autoComplete="email"
        onBlur={look}
        onInput={() => setSuggested(null)}
      />
      <p role="status" className="mt-2 text-small empty:hidden">
        {suggested && (
          <button type="button" className="link py-1 text-start wrap-anywhere" onClick={() => take(suggested)}>
            {fill(meant, { email: suggested })}
          </button>
        )}
      </p>
    </div>
  )
}
