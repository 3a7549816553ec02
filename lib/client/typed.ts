import { CallError } from './call-error'

/** What stands in a field of a form; empty when there is no such field. */
export function typed(form: HTMLFormElement | null, name: string): string {
  const value = form && new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Empties secrets of a form after a failed attempt; one that was lost on the way was none, and loses nothing. Spec §4; standards 14. */
export function emptyRefused(form: HTMLFormElement | null, names: string[], thrown: unknown): void {
  if (thrown instanceof CallError && thrown.refused) emptyFields(form, names)
}

/** Empties fields of a form, and no others. */
export function emptyFields(form: HTMLFormElement | null, names: string[]): void {
  for (const name of names) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = ''
  }
}
