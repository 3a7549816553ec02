import 'client-only'
import { useEffect, useRef, type RefObject } from 'react'
import { fieldsOf, isChanged, valuesIn, valuesOf, type Values } from './form-fields'
import { onPageLeave } from './page-events'
import { persisted } from './persisted'

/**
 * Keeps a form's changed values in the tab across a reload, a change of language and other pages. `key` identifies the form and its
 * customer; `names` (a stable array) lists the fields, without passwords and files. Call the returned function after submitting, with
 * the submitted values (default: the current ones), to delete them. Standards 14.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  names: readonly string[],
): (values?: Values) => void {
  const sent = useRef<Values>({})

  useEffect(() => {
    const fields = fieldsOf(form.current, names)
    const kept = draftOf(key).get()
    for (const field of fields) if (!isChanged(field)) field.value = kept[field.name] ?? field.value
    const keep = () =>
      write(key, valuesOf(fields.filter((field) => isChanged(field) && field.value !== sent.current[field.name])))
    const stop = onPageLeave(keep)
    return () => {
      stop()
      keep()
    }
  }, [form, key, names])

  return (values = valuesIn(form.current, names)) => {
    sent.current = values
    write(key, {})
  }
}

function write(key: string, values: Values): void {
  draftOf(key).set(Object.keys(values).length > 0 ? values : undefined)
}

function draftOf(key: string) {
  return persisted(`oasis.form.${key}`, (stored): Values => Object(stored))
}
