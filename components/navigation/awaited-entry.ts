/** Marks a history entry whose page has not loaded: the router still stores the previous page in it. */
interface Mark {
  awaited?: true
}

/** Pushes the URL of a page about to be requested; the router fills the entry when the page loads. */
export function enterAwaited(href: string): void {
  const mark: Mark = { awaited: true }
  // With the router's own state the router treats the entry as its own.
  history.pushState({ ...history.state, ...mark }, '', href)
}

/** Whether a history entry's page had not loaded when it was left. */
export function isAwaited(state: unknown): boolean {
  return (state as Mark | null)?.awaited === true
}
