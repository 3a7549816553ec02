import 'client-only'
import { isPlainClick } from './plain-click'

/** So often within `WINDOW`, in ms, the router may find the shop in reach and still fail to have a page. */
const MOST = 4
const WINDOW = 10_000
/** What it fetches ahead then waits so long, in ms, or until something is pressed. */
const PAUSE = 5_000
/** So long after its link was followed a page may still be on its way, in ms: later it is here, or was given up. */
const AWAITED = 30_000

/**
 * Ends the router's retries where they help nothing. It takes every failure for a lost connection (`experimental.useOffline`), asks by
 * `HEAD` whether it is back and then for the page again, at once: a page that a proxy or a browser's add-on breaks would be asked for without an end.
 * After a few rounds the document is loaded instead, as the router does by itself without that option; but none that was only
 * fetched ahead. Once its link is followed, that is what the router waits for, without asking a second time.
 */
export function boundRetries(): void {
  const send = window.fetch.bind(window)
  let rounds: number[] = []
  /** The link that was followed last, and when, in ms since 1970. */
  let followed: { href: string | null; at: number } = { href: null, at: 0 }
  addEventListener('click', (event) => (followed = { href: followedBy(event), at: Date.now() }), { capture: true })
  addEventListener('popstate', () => (followed = { href: null, at: 0 }))
  const isAwaited = ({ href }: URL) => href === followed.href && Date.now() < followed.at + AWAITED

  window.fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (!headers.has('rsc')) return send(input, init)
    rounds = rounds.filter((at) => at > Date.now() - WINDOW)
    if (init?.method === 'HEAD') {
      const answer = send(input, init)
      const count = () => void rounds.push(Date.now())
      // One that is given up was on its way: the router takes that for a connection too.
      answer.then(count, () => init.signal?.aborted && count())
      return answer
    }
    if (rounds.length < MOST) return send(input, init)
    const page = new URL(String(input), location.href)
    page.searchParams.delete('_rsc')
    if (init?.priority === 'low') {
      if (!isAwaited(page)) await pause()
      if (!isAwaited(page)) return send(input, init)
    }
    location.assign(page)
    return new Promise<never>(() => undefined)
  }
}

/** Ends with `PAUSE`, or when something is pressed. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PAUSE)
    addEventListener('click', () => resolve(), { capture: true, once: true })
  })
}

/** The address that a click goes to in this window; none for one that opens a layer. */
function followedBy(event: MouseEvent): string | null {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a:not([data-quick-view])')
  return link && isPlainClick(event) ? link.href.replace(/#.*/, '') : null
}
