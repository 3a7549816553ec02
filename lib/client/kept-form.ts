import 'client-only'
import { useEffect, useRef, type RefObject } from 'react'
import { persisted, type Persisted } from './persisted'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Values = Record<string, string>

/**
 * Keeps a form's changed values in the tab across a reload, a change of language and other pages. `key` identifies the form and its
 * customer; `names` (a stable array) lists the fields, without passwords and files. Call the returned function after submitting, with
 * the submitted values (default: the current ones), to delete them. Standards 14.
 */
export function useKeptForm(
  form: RefObject<HTMLFormElement | null>,
  key: string,
  names: readonly string[],
): (values?: Values) => void {
  const sent = useRef<Values>({})

  useEffect(() => {
    const fields = fieldsOf(form.current, names)
    const kept = keptValues(key).get()
    for (const field of fields) if (!isChanged(field)) field.value = kept[field.name] ?? field.value
    const keep = () =>
      write(key, valuesOf(fields.filter((field) => isChanged(field) && field.value !== sent.current[field.name])))
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [form, key, names])

  return (values = valuesIn(form.current, names)) => {
    sent.current = values
    write(key, {})
  }
}

/** Values of the named fields. */
export function valuesIn(form: HTMLFormElement | null, names: readonly string[]): Values {
  return valuesOf(fieldsOf(form, names))
}

/** Values of the named fields that differ from the served ones. */
export function changedValues(form: HTMLFormElement | null, names: readonly string[]): Values {
  return valuesOf(fieldsOf(form, names).filter(isChanged))
}

function fieldsOf(form: HTMLFormElement | null, names: readonly string[]): Field[] {
  return [...(form?.elements ?? [])].filter(
    (one): one is Field =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement) &&
      names.includes(one.name),
  )
}

function valuesOf(fields: Field[]): Values {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

/** Whether a field's value differs from the served one. */
function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const served = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  return field.value !== served?.value
}

function write(key: string, values: Values): void {
  keptValues(key).set(Object.keys(values).length > 0 ? values : undefined)
}

function keptValues(key: string): Persisted<Values> {
  return persisted(`oasis.form.${key}`, Object)
}
