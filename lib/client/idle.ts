/** Runs a callback when the browser is idle, after `timeout` ms at the latest; in the next task without `requestIdleCallback`. */
export function whenIdle(run: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run)
}

/** The same, after the `load` event. Returns a function that cancels it until then. */
export function whenLoaded(run: () => void, timeout?: number): () => void {
  const wait = () => whenIdle(run, timeout)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => removeEventListener('load', wait)
}
