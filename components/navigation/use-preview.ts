import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, type CSSProperties } from 'react'
import { flushSync } from 'react-dom'
import type { CardFacts } from '@/components/product/card-facts'
import { setPreviewHandler } from '@/components/product/preview'
import { setWhileRendering } from '@/components/ui/set-while-rendering'
import { productHref } from '@/lib/config/routes'
import { enterAwaited, isAwaited } from './awaited-entry'
import { belowHeader } from './below-header'

/** What is known of a product whose page is on its way. */
interface Preview {
  product: CardFacts
  /** Address of the page that is left. */
  from: string
  /** Where it stands. */
  box: CSSProperties
  /** Whether the picture is still gliding to its place. */
  gliding: boolean
  /** Address of the page that came; null until then. */
  arrivedAt: string | null
}

/** A frame that takes longer is not waited for, in ms: a hidden document has none. */
const FRAME = 100

/**
 * Answers a tap on a card with what the card knows of its product, in the next frame; its picture glides to its place by a
 * view transition. The page is asked for when that frame stands, for making the page would hold it back. The address is the
 * product's from the tap on, so that Back leads to the card. `here` is the address of the page that stands: with another, whoever
 * led there, nothing is seen but a picture that still glides. Standards 27.
 */
export function usePreview(here: string) {
  const router = useRouter()
  const [preview, setPreview] = useReducer(setWhileRendering<Preview | null>, null)
  /** Path of the page that is about to be asked for. */
  const pending = useRef<string | null>(null)
  /** Path of the page that was asked for. */
  const pushed = useRef<string | null>(null)
  /** Shows it no more, unless it is of the page at `except`. */
  const forget = useCallback((except?: string) => {
    if (pending.current === except) return
    pending.current = pushed.current = null
    setPreview(null)
  }, [])

  useEffect(() => {
    setPreviewHandler((product, card) => {
      const href = productHref(product.id)
      // The second of two quick taps.
      if (pending.current === href) return
      pending.current = href
      enterAwaited(href)
      const go = () => {
        // Who went elsewhere in between stays there.
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
      // One that is skipped has shown nothing yet.
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
      // Once the router has done what it does then: to show the page that it has in the entry.
      if (isAwaited(state)) setTimeout(() => router.replace(location.pathname))
    }
    addEventListener('popstate', land)
    return () => removeEventListener('popstate', land)
  }, [router])

  // A page whose top is in sight would stay scrolled by as much as the one before.
  useLayoutEffect(() => {
    const arrived = `${pushed.current}?` === here
    pending.current = pushed.current = null
    if (arrived) scrollTo({ top: 0, behavior: 'instant' })
  }, [here])

  if (preview) {
    const { from, gliding, arrivedAt } = preview
    const arrived = from !== here && arrivedAt === null
    if (arrived && gliding) setPreview({ ...preview, arrivedAt: here })
    // The page is there, and so is its picture; or yet another page, Back to this one included.
    else if (arrived || (arrivedAt !== null && (!gliding || arrivedAt !== here))) setPreview(null)
  }
  return { preview: preview && { ...preview, arrived: preview.arrivedAt !== null }, forget }
}

/** Settles when the next frame has been painted. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, FRAME)
  })
}

/** Ends a glide as soon as somebody goes on to use the page, from which the picture would lag behind; the result listens no more. */
function endWhenUsed(glide: ViewTransition): () => void {
  const listening = new AbortController()
  for (const use of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(use, () => glide.skipTransition(), { signal: listening.signal, passive: true })
  return () => listening.abort()
}
