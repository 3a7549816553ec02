import '@/lib/utils/hold-scripts'

let early: Iterable<HTMLElement> = []

/** Stops recording taps. Call before hydration, from when React handles clicks. */
export function endEarlyTaps(): void {
  early = window.oasisTaps?.() ?? []
}

/** Clicks once each button that was tapped before hydration. */
export async function answerEarlyTaps(): Promise<void> {
  const taps = early
  early = []
  for (const button of taps) {
    if (button.isConnected) button.click()
    // The next click has to see the state this one set, such as the quantity.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
