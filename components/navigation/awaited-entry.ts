/** What marks a history entry whose page has not come: the router still has the page that was left in it. */
interface Mark {
  awaited?: true
}

/** Enters the address of a page that is about to be asked for; the router writes the page into the entry when it comes. */
export function enterAwaited(href: string): void {
  const mark: Mark = { awaited: true }
  // With its own state in it the router takes the entry for one that it has written.
  history.pushState({ ...history.state, ...mark }, '', href)
}

/** Whether a history entry has been left, or come back to, before its page was there. */
export function isAwaited(state: unknown): boolean {
  return (state as Mark | null)?.awaited === true
}
