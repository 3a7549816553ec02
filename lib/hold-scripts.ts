declare global {
  interface Window {
    /** Asks for scripts after the first paint. */
    oasisScripts?: (...sources: string[]) => void
  }
}

/**
 * Gives the page `oasisScripts`, which asks for the scripts it is told once the page has been painted, and then before the other
 * pictures: after 3 seconds at the latest, and at once where nobody sees the page yet, which is not painted then. Runs from its
 * source (`inlineScript`). Standards 26.
 */
export function holdScripts(): void {
  const held: string[] = []
  let painted = document.hidden
  const ask = () => {
    for (const source of painted ? held.splice(0) : []) {
      const script = document.createElement('script')
      // As an attribute, by which React finds that it is here.
      script.setAttribute('async', '')
      script.fetchPriority = 'high'
      script.src = source
      document.head.append(script)
    }
  }
  const paint = () => {
    painted = true
    ask()
  }
  window.oasisScripts = (...sources) => {
    held.push(...sources)
    ask()
  }
  setTimeout(paint, 3000)
  // Some switch it off.
  if (window.PerformanceObserver) new PerformanceObserver(paint).observe({ type: 'paint', buffered: true })
}
