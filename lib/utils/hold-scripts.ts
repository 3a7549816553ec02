declare global {
  interface Window {
    /** Asks for scripts after the first paint. */
    oasisScripts?: (...sources: string[]) => void
    /** Hears no more, and gives the buttons that were pressed while nothing was there to answer. */
    oasisTaps?: () => Iterable<HTMLElement>
  }
}

/**
 * Gives the page `oasisScripts`, which asks for the scripts it is told once the page has been painted, and then before the other
 * pictures: after 3 seconds at the latest, and at once where nobody sees the page yet, which is not painted then. Until they run it
 * remembers which buttons that need them are pressed (`oasisTaps`); what such a one would do by itself, sending a form, waits
 * too. Runs from its source (`inlineScript`). Standards 26.
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
  const taps = new Set<HTMLElement>()
  const hear = (event: MouseEvent) => {
    // What a popover's button does, the browser does by itself.
    const button = event.target instanceof Element && event.target.closest('button:not([popovertarget])')
    if (!(button instanceof HTMLElement) || !button.closest('.scripted')) return
    event.preventDefault()
    taps.add(button)
  }
  addEventListener('click', hear, true)
  window.oasisTaps = () => {
    removeEventListener('click', hear, true)
    return taps
  }
  setTimeout(paint, 3000)
  // Some switch it off.
  if (window.PerformanceObserver) new PerformanceObserver(paint).observe({ type: 'paint', buffered: true })
}
