import 'client-only'
import { announce } from './announce'

/** Focuses a field so that screen readers read its error; announces the error when the field already has the focus. Standards 14. */
export function focusInvalidField(field: HTMLElement | null, wrong: string): void {
  if (!field) return
  if (field === document.activeElement) announce(wrong, field)
  field.focus()
}
