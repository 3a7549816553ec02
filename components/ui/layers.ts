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
