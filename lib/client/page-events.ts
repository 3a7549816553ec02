import 'client-only'

/** Calls back when the page is left, also into the back/forward cache; returns the unsubscribe function. */
export function onPageLeave(run: () => void): () => void {
  addEventListener('pagehide', run)
  return () => removeEventListener('pagehide', run)
}

/** Calls back when the page returns from the back/forward cache; returns the unsubscribe function. */
export function onPageRestore(run: () => void): () => void {
  const restored = ({ persisted }: PageTransitionEvent) => persisted && run()
  addEventListener('pageshow', restored)
  return () => removeEventListener('pageshow', restored)
}

/** Whether Back or Forward loaded this document. */
export function isBackForward(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'back_forward'
}
