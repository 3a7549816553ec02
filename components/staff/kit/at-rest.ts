/** Rest of pointer and keys after which a page may move, ms: a press on its way would hit another row. */
const REST = 500
const signs = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'scroll'] as const

/** When pointer and keys will have rested, ms of `performance.now()`. */
let restsAt = 0

/** Follows pointer and keys until the signal. */
export function followHands(signal: AbortSignal): void {
  const onSign = () => (restsAt = performance.now() + REST)
  for (const sign of signs) addEventListener(sign, onSign, { signal, passive: true, capture: true })
}

/** Does what moves the page as soon as pointer and keys rest, at the earliest after `delay` ms. Returns the function that gives it up. */
export function atRest(act: () => void, delay = 0): () => void {
  const look = () => {
    const wait = restsAt - performance.now()
    if (wait > 0) timer = setTimeout(look, wait)
    else act()
  }
  let timer = setTimeout(look, delay)
  return () => clearTimeout(timer)
}
