/** Told to the window when a link that was pressed leads nowhere after all. */
export const NAVIGATION_CANCELLED = 'stays'

/** Takes back what a pressed link made the page expect: the bar that tells of another page. */
export function cancelNavigation(): void {
  // Who waits for the press itself has to have heard of it.
  setTimeout(() => dispatchEvent(new Event(NAVIGATION_CANCELLED)))
}
