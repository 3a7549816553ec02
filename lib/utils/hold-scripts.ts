declare global {
  interface Window {
    /** Loads scripts after the first paint. */
    oasisScripts?: (...sources: string[]) => void
    /** Stops recording and returns the buttons pressed before hydration. */
    oasisTaps?: () => Iterable<HTMLElement>
  }
}

/**
 * Defines `oasisScripts`, which loads scripts after the first paint with high priority: after 3 s at the latest, and at once on
 * a hidden page, which is not painted. Until then it records presses of buttons that need scripts (`oasisTaps`) and prevents
 * their default action, such as a form submit. Runs from its source (`inlineScript`). Standards 26.
 */
export function holdScripts(): void {
  const held: string[] = []
  let painted = document.hidden
  const ask = () => {
    for (const source of painted ? held.splice(0) : []) {
      const script = document.createElement('script')
      // React finds loaded scripts by this attribute.
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
    // The browser itself handles popover buttons.
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
  // Some users disable it.
  if (window.PerformanceObserver) new PerformanceObserver(paint).observe({ type: 'paint', buffered: true })
}
