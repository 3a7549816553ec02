import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, type CSSProperties } from 'react'
import { flushSync } from 'react-dom'
import type { CardFacts } from '@/components/product/card-facts'
import { setPreviewHandler } from '@/components/product/preview'
import { setWhileRendering } from '@/components/ui/set-while-rendering'
import { productHref } from '@/lib/config/routes'

interface Preview {
  product: CardFacts
  /** URL of the page being left. */
  from: string
  box: CSSProperties
  /** Whether the picture's view transition is running. */
  gliding: boolean
  /** URL of the page that loaded; null until then. */
  arrivedAt: string | null
}

/** Longest wait for a frame, in ms: a hidden document has none. */
const FRAME = 100

/**
 * Shows a card's facts in the frame after a tap, with a view transition of the picture. The page is requested after that frame,
 * because rendering it would delay the frame. The URL changes at the tap, so that Back leads to the card. `here` is the current
 * URL: when it changes, the preview ends, except for a running transition. Standards 27.
 */
export function usePreview(here: string) {
  const router = useRouter()
  const [preview, setPreview] = useReducer(setWhileRendering<Preview | null>, null)
  /** Path of the page about to be requested. */
  const pending = useRef<string | null>(null)
  /** Path of the requested page. */
  const pushed = useRef<string | null>(null)
  /** Ends the preview, unless its page is `except`. */
  const forget = useCallback((except?: string) => {
    if (pending.current === except) return
    pending.current = pushed.current = null
    setPreview(null)
  }, [])

  useEffect(() => {
    setPreviewHandler((product, card) => {
      const href = productHref(product.id)
      // The second tap of a double tap.
      if (pending.current === href) return
      pending.current = href
      // The router fills the entry when the page loads. With the router's own state it treats the entry as its own.
      history.pushState({ ...history.state, awaited: true }, '', href)
      const go = () => {
        // The visitor has navigated elsewhere meanwhile.
        if (pending.current !== href) return
        pending.current = null
        pushed.current = href
        router.push(href)
      }
      const show = (gliding: boolean) =>
        flushSync(() => setPreview({ product, from: here, box: belowHeader(), gliding, arrivedAt: null }))
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      if (still || !('startViewTransition' in document)) {
        show(false)
        void painted().then(go)
        return
      }
      const picture = card.querySelector<HTMLElement>('.card-picture')
      picture?.classList.add('gliding')
      const glide = document.startViewTransition(() => {
        picture?.classList.remove('gliding')
        if (pending.current === href) show(true)
      })
      // A skipped transition has not painted yet.
      glide.ready.then(painted, () => glide.updateCallbackDone).then(go)
      const release = endWhenUsed(glide)
      glide.finished
        .catch(() => undefined)
        .then(() => {
          release()
          setPreview((now) => (now?.product === product ? { ...now, gliding: false } : now))
        })
    })
    return () => setPreviewHandler(null)
  }, [router, here])

  useEffect(() => {
    const land = ({ state }: PopStateEvent) => {
      // The page had not loaded when the entry was left. Deferred until the router has shown the one stored in it.
      if (state?.awaited) setTimeout(() => router.replace(location.pathname))
    }
    addEventListener('popstate', land)
    return () => removeEventListener('popstate', land)
  }, [router])

  // Next does not scroll when the page's top is in view.
  useLayoutEffect(() => {
    const arrived = `${pushed.current}?` === here
    pending.current = pushed.current = null
    if (arrived) scrollTo({ top: 0, behavior: 'instant' })
  }, [here])

  if (preview) {
    const { from, gliding, arrivedAt } = preview
    const arrived = from !== here && arrivedAt === null
    if (arrived && gliding) setPreview({ ...preview, arrivedAt: here })
    // The page and its picture are shown, or another page is, also after Back.
    else if (arrived || (arrivedAt !== null && (!gliding || arrivedAt !== here))) setPreview(null)
  }
  return { preview: preview && { ...preview, arrived: preview.arrivedAt !== null }, forget }
}

function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, FRAME)
  })
}

/** Skips the transition on the next input, because the picture would lag behind the page. Returns a function that removes the listeners. */
function endWhenUsed(glide: ViewTransition): () => void {
  const listening = new AbortController()
  for (const use of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(use, () => glide.skipTransition(), { signal: listening.signal, passive: true })
  return () => listening.abort()
}

/**
 * Returns the box below the header, in px, in which the next page's content has its final position: the next page starts at its
 * top, where the header's strip is visible again.
 */
export function belowHeader(): { top: number; paddingTop: number } {
  const header = document.querySelector('header')
  const top = Math.max(0, header?.getBoundingClientRect().bottom ?? 0)
  return { top, paddingTop: Math.max(0, (header?.offsetHeight ?? 0) - top) }
}
