/** Runs something when the browser has nothing better to do, after `timeout` ms at the latest; soon where browsers cannot tell. */
export function whenIdle(run: () => void, timeout?: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run)
}

/** The same, once the page and its pictures are there. Gives what calls it off until then. */
export function whenLoaded(run: () => void, timeout?: number): () => void {
  const wait = () => whenIdle(run, timeout)
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => removeEventListener('load', wait)
}
