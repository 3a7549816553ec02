import { CallError } from './api-client'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
export type Values = Record<string, string>

/** Value of a form's field; '' without such a field. */
export function fieldValue(form: HTMLFormElement | null, name: string): string {
  const value = form && new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Clears a form's secrets after a refusal (4xx), but not when the connection or the server failed. Spec §4, Standards 14. */
export function clearRefusedSecrets(form: HTMLFormElement | null, names: string[], thrown: unknown): void {
  if (thrown instanceof CallError && thrown.refused) clearFields(form, names)
}

export function clearFields(form: HTMLFormElement | null, names: string[]): void {
  for (const name of names) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = ''
  }
}

export function valuesIn(form: HTMLFormElement | null, names: readonly string[]): Values {
  return valuesOf(fieldsOf(form, names))
}

export function changedValues(form: HTMLFormElement | null, names: readonly string[]): Values {
  return valuesOf(fieldsOf(form, names).filter(isChanged))
}

export function fieldsOf(form: HTMLFormElement | null, names: readonly string[]): Field[] {
  return [...(form?.elements ?? [])].filter(
    (one): one is Field =>
      (one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement || one instanceof HTMLSelectElement) &&
      names.includes(one.name),
  )
}

export function valuesOf(fields: Field[]): Values {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]))
}

/** Whether a field's value differs from the rendered one. */
export function isChanged(field: Field): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue
  const initial = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0]
  return field.value !== initial?.value
}
