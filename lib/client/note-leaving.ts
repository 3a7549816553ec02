import 'client-only'
import { isPlainClick } from './plain-click'

/** Watches until `stop` for a click on a link (other than `own`) to another page, so that a finished request does not redirect a visitor who is leaving. */
export function noteLeaving(own?: Element): { isGone: () => boolean; stop: () => void } {
  const listening = new AbortController()
  let gone = false
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link === own || link.target || !isPlainClick(event)) return
    if (link.origin === location.origin && link.pathname + link.search !== location.pathname + location.search)
      gone = true
  }
  addEventListener('click', follow, { signal: listening.signal, capture: true })
  return { isGone: () => gone, stop: () => listening.abort() }
}
