import '@/lib/utils/hold-scripts'

let early: Iterable<HTMLElement> = []

/** From here on React hears what is pressed: call before it takes the page over. */
export function endEarlyTaps(): void {
  early = window.oasisTaps?.() ?? []
}

/** Presses once more, each once, what was pressed before the page could answer: nobody taps in vain. */
export async function answerEarlyTaps(): Promise<void> {
  const taps = early
  early = []
  for (const button of taps) {
    if (button.isConnected) button.click()
    // What this one changed, such as how many, the next one has to see.
    await new Promise((resolve) => setTimeout(resolve))
  }
}
