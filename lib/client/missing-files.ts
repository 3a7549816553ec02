import 'client-only'

/** A tab reloads itself at most once in this time, ms: a file that is missing for good must not reload it for ever. */
const PAUSE = 10 * 60 * 1000
const KEY = 'oasis.reloaded'

/**
 * Reloads the page when a script or style of its build is gone from the server, as long after an upgrade; forms keep what was typed
 * (`useFormDraft`). Call it before hydration. Decision 25.
 */
export function reloadForMissingFiles(): void {
  addEventListener('error', ({ target }) => void reloadIfGone(target), { capture: true })
}

async function reloadIfGone(target: EventTarget | null): Promise<void> {
  const url = addressOf(target)
  if (!url.includes('/_next/static/')) return
  // A lost connection or a busy server is no reason.
  const answer = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.status === 404 && noteReload()) location.reload()
}

function addressOf(target: EventTarget | null): string {
  if (target instanceof HTMLScriptElement) return target.src
  return target instanceof HTMLLinkElement ? target.href : ''
}

/** Notes a reload in the tab; false when there was one lately, or when it cannot be noted. */
function noteReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE) return false
    sessionStorage.setItem(KEY, String(Date.now()))
    return true
  } catch {
    return false
  }
}
