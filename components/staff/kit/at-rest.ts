/** Rest of pointer and keys after which a page may move, ms: a press on its way would hit another row. */
const REST = 500
const activity = ['pointermove', 'pointerdown', 'pointerup', 'keydown', 'scroll'] as const

/** When pointer and keys will have rested, ms of `performance.now()`. */
let restsAt = 0

/** Follows pointer and keys. Returns the function that ends it. */
export function followActivity(): () => void {
  const listening = new AbortController()
  const onActivity = () => (restsAt = performance.now() + REST)
  const options = { signal: listening.signal, passive: true, capture: true }
  for (const kind of activity) addEventListener(kind, onActivity, options)
  return () => listening.abort()
}

/** Does what moves the page as soon as pointer and keys rest, at the earliest after `delay` ms. Returns the function that gives it up. */
export function atRest(act: () => void, delay = 0): () => void {
  const check = () => {
    const wait = restsAt - performance.now()
    if (wait > 0) timer = setTimeout(check, wait)
    else act()
  }
  let timer = setTimeout(check, delay)
  return () => clearTimeout(timer)
}
