import 'client-only'
import { isPlainClick } from './plain-click'

/** Retry rounds allowed within `WINDOW`, in ms: the server answers the check, yet the page fails. */
const MAX_ROUNDS = 4
const WINDOW = 10_000
/** Delay of a prefetch once the cap is reached, in ms; a click ends it. */
const PREFETCH_DELAY = 5_000
/** How long a page counts as awaited after its link was clicked, in ms. */
const AWAITED = 30_000

/**
 * Caps the router's retries. With `experimental.useOffline` the router treats every failure as a lost connection: it checks by `HEAD`
 * and refetches the page at once, without end when a proxy or a browser extension breaks the page. Above the cap this loads the
 * document instead, as the router does without that option, but not for a prefetch unless its link was clicked: the router then
 * waits for that same prefetch and sends no second request.
 */
export function boundRetries(): void {
  const send = window.fetch.bind(window)
  let rounds: number[] = []
  /** The link clicked last, and when, in ms since 1970. */
  let clicked: { href: string | null; at: number } = { href: null, at: 0 }
  addEventListener('click', (event) => (clicked = { href: clickedHref(event), at: Date.now() }), { capture: true })
  addEventListener('popstate', () => (clicked = { href: null, at: 0 }))
  const isAwaited = ({ href }: URL) => href === clicked.href && Date.now() < clicked.at + AWAITED

  window.fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (!headers.has('rsc')) return send(input, init)
    rounds = rounds.filter((at) => at > Date.now() - WINDOW)
    if (init?.method === 'HEAD') {
      const answer = send(input, init)
      const count = () => void rounds.push(Date.now())
      // The router counts a check it aborted itself as a connection too.
      answer.then(count, () => init.signal?.aborted && count())
      return answer
    }
    if (rounds.length < MAX_ROUNDS) return send(input, init)
    const page = new URL(String(input), location.href)
    page.searchParams.delete('_rsc')
    if (init?.priority === 'low') {
      if (!isAwaited(page)) await prefetchDelay()
      if (!isAwaited(page)) return send(input, init)
    }
    location.assign(page)
    return new Promise<never>(() => undefined)
  }
}

/** Resolves after `PREFETCH_DELAY`, or on the next click. */
function prefetchDelay(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PREFETCH_DELAY)
    addEventListener('click', () => resolve(), { capture: true, once: true })
  })
}

/** The URL a click navigates this window to; null when it opens the quick view or follows no link. */
function clickedHref(event: MouseEvent): string | null {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a:not([data-quick-view])')
  return link && isPlainClick(event) ? link.href.replace(/#.*/, '') : null
}
