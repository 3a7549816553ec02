/** A live region reads changes only: its text is cleared this long before the new text. ms. */
const CLEAR_DELAY = 100
const REGION_ATTRIBUTE = 'data-said-aloud'

/**
 * Announces a text to screen readers at once, for text that neither takes the focus nor is in a live region. The region is placed
 * in the dialog around `beside`: screen readers ignore everything outside an open dialog. Standards 14.
 */
export function announce(text: string, beside: Element): void {
  const parent = beside.closest('dialog') ?? document.body
  const region = parent.querySelector(`:scope > [${REGION_ATTRIBUTE}]`) ?? parent.appendChild(newRegion())
  region.textContent = ''
  setTimeout(() => (region.textContent = text), CLEAR_DELAY)
}

function newRegion(): HTMLElement {
  const region = document.createElement('div')
  region.setAttribute(REGION_ATTRIBUTE, '')
  region.setAttribute('role', 'alert')
  region.className = 'sr-only'
  return region
}

/** Focuses a field so that screen readers read its error; announces the error when the field already has the focus. Standards 14. */
export function focusInvalidField(field: HTMLElement | null, wrong: string): void {
  if (!field) return
  if (field === document.activeElement) announce(wrong, field)
  field.focus()
}
