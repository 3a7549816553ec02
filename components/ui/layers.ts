/** Whether an element is an open popover. Browsers without popovers throw on the selector: see `instrumentation-client.ts`. */
export function isOpenPopover(element: Element): boolean {
  try {
    return element.matches(':popover-open')
  } catch {
    return false
  }
}

/** Whether a dialog or a popover covers the page. */
export function isPageCovered(): boolean {
  return (
    document.querySelector('dialog:modal') !== null ||
    [...document.querySelectorAll('[popover]:not([popover=manual])')].some(isOpenPopover)
  )
}

/** Stores the scroll bar's width so that the layout does not shift when the page stops scrolling. Call right before that. */
export function keepWidth() {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scroll-bar', `${innerWidth - clientWidth}px`)
}
