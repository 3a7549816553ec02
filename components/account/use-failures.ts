import { useTranslations } from 'next-intl'
import { useEffect, useState, type RefObject } from 'react'
import { CallError, errorText, hasStatus } from '@/lib/client/api-client'
import { focusInvalidField } from '@/lib/client/announce'
import { onReconnect } from '@/lib/client/page-events'

/** Errors of a form, by field name and as a whole, in the page's language. */
interface Failures {
  fields: Partial<Record<string, string>>
  form?: string
  /** Caused by a lost connection: cleared when the connection is back. */
  offline?: boolean
}
const none: Failures = { fields: {} }

/** Holds a form's errors and focuses the first invalid field, or else the general error. Spec §8, Standards 14. */
export function useFailures(form: RefObject<HTMLFormElement | null>) {
  const t = useTranslations()
  const [failures, setFailures] = useState<Failures>(none)

  useEffect(() => {
    if (failures === none) return
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (field) focusInvalidField(field, Object.values(failures.fields).join(' '))
    else form.current?.querySelector<HTMLElement>('[role=alert]:not(:empty)')?.focus()
  }, [failures, form])

  useEffect(() => onReconnect(() => setFailures((shown) => (shown.offline ? none : shown))), [])

  /** Maps a server error to the fields in `names`, else to the whole form. */
  function refuse(thrown: unknown, names: readonly string[]): void {
    const errors = thrown instanceof CallError ? thrown.errors : []
    const own = errors.filter(({ path }) => names.includes(path))
    if (own.length > 0) return setFailures({ fields: Object.fromEntries(own.map(({ path, msg }) => [path, msg])) })
    setFailures({ fields: {}, form: sentence(thrown), offline: hasStatus(thrown, 0) })
  }

  function sentence(thrown: unknown): string {
    if (thrown instanceof CallError && thrown.status === 429 && thrown.retryAfter !== null) {
      const minutes = Math.max(1, Math.ceil(thrown.retryAfter / 60))
      if (minutes > 60) return t('Account.tooManyTriesToday', { hours: Math.ceil(minutes / 60) })
      return t('Account.tooManyTries', { minutes })
    }
    return errorText(thrown, t)
  }

  return { failures, fail: setFailures, refuse, clear: () => setFailures(none) }
}
