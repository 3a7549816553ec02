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
  const submitted = useRef<Values>({})

  useEffect(() => {
    const fields = fieldsOf(form.current, names)
    const draft = draftOf(key).get()
    for (const field of fields) if (!isChanged(field)) field.value = draft[field.name] ?? field.value
    const isUnsaved = (field: (typeof fields)[number]) =>
      isChanged(field) && field.value !== submitted.current[field.name]
    const store = () => write(key, valuesOf(fields.filter(isUnsaved)))
    const stop = onPageLeave(store)
    return () => {
      stop()
      store()
    }
  }, [form, key, names])

  return (values = valuesIn(form.current, names)) => {
    submitted.current = values
    write(key, {})
  }
}

function write(key: string, values: Values): void {
  draftOf(key).set(Object.keys(values).length > 0 ? values : undefined)
}

function draftOf(key: string) {
  return persisted(`oasis.form.${key}`, (stored): Values => Object(stored))
}
