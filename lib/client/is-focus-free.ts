import 'client-only'

/**
 * Whether the focus may be placed for the reader: no control took it since `before` had it. A click beside controls, as the second of a
 * double click, gives it to something the Tab key does not stop at.
 */
export function isFocusFree(before: Element | null): boolean {
  const { activeElement } = document
  return activeElement === before || !(activeElement instanceof HTMLElement) || activeElement.tabIndex < 0
}
