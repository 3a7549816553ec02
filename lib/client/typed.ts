/** What stands in a field of a form; empty when there is no such field. */
export function typed(form: HTMLFormElement | null, name: string): string {
  const value = form && new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Empties fields of a form, and no others. */
export function emptyFields(form: HTMLFormElement | null, names: string[]): void {
  for (const name of names) {
    const field = form?.elements.namedItem(name)
    if (field instanceof HTMLInputElement) field.value = ''
  }
}
