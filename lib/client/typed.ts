import { CallError } from './call-error'

/** Value of a form's field; '' without such a field. */
export function typed(form: HTMLFormElement | null, name: string): string {
  const value = form && new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Clears a form's secrets after a refusal (4xx), but not when the connection or the server failed. Spec §4, Standards 14. */
export function clearRefusedSecrets(form: HTMLFormElement | null, names: string[], thrown: unknown): void {
  if (thrown instanceof CallError && thrown.refused) clearFields(form, names)
}

/** Clears the named fields of a form. */
export function clearFields(form: HTMLFormElement | null, names: string[]): void {
  for (const name of names) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = ''
  }
}
