/** Event dispatched on `window` when a click on a link does not navigate after all. */
export const NAVIGATION_CANCELLED = 'stays'

/** Hides the navigation progress bar after a click that does not navigate. */
export function cancelNavigation(): void {
  // Deferred: the listeners of the click itself run first.
  setTimeout(() => dispatchEvent(new Event(NAVIGATION_CANCELLED)))
}
