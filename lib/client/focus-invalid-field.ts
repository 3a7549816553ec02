import 'client-only'
import { announce } from './announce'

/** Puts the focus on a field, so that what is wrong with it is read out; said instead where the field has the focus already, for then nothing is. Standards 14. */
export function focusInvalidField(field: HTMLElement | null, wrong: string): void {
  if (!field) return
  if (field === document.activeElement) announce(wrong, field)
  field.focus()
}
