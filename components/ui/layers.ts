/** Whether an element is a popover that is open. A browser without popovers does not even know the question: see `instrumentation-client.ts`. */
export function isOpenPopover(element: Element): boolean {
  try {
    return element.matches(':popover-open')
  } catch {
    return false
  }
}

/** Whether a dialog or a popover lies over the page. */
export function isPageCovered(): boolean {
  return (
    document.querySelector('dialog:modal') !== null ||
    [...document.querySelectorAll('[popover]:not([popover=manual])')].some(isOpenPopover)
  )
}
